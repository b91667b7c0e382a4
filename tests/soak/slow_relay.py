# A slow line: passes bytes on between a client and a port of this machine, late, unevenly, with stalls as lost
# packets make them, and now and then it breaks.
# Usage: python3 slow_relay.py PORT DELAY JITTER LOSS CUT, with milliseconds each way, a share of 1, and seconds on average;
# prints the port at which it listens.
import asyncio
import random
import sys

port, delay, jitter = int(sys.argv[1]), float(sys.argv[2]) / 1000, float(sys.argv[3]) / 1000
loss, cut = float(sys.argv[4]), float(sys.argv[5])
random.seed(1)


async def pump(reader, writer):
    loop = asyncio.get_running_loop()
    queue = asyncio.Queue()

    async def deliver():
        while True:
            due, data = await queue.get()
            await asyncio.sleep(max(0, due - loop.time()))
            if not data:
                writer.close()
                return
            writer.write(data)

    delivering = asyncio.create_task(deliver())
    last = 0
    data = b"-"
    try:
        while data:
            try:
                data = await reader.read(1400)
            except ConnectionError:
                data = b""
            # Nothing overtakes what is sent again.
            again = 0.2 if random.random() < loss else 0
            last = max(last, loop.time() + delay + random.uniform(-jitter, jitter) + again)
            queue.put_nowait((last, data))
        await delivering
    finally:
        delivering.cancel()


async def serve(reader, writer):
    try:
        there, back = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionError:
        writer.close()
        return
    both = asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)
    done, _ = await asyncio.wait([both], timeout=random.expovariate(1 / cut))
    if not done:
        print("cut", flush=True)
        for one in (writer, back):
            one.transport.abort()
        both.cancel()
        try:
            await both
        except asyncio.CancelledError:
            pass


async def main():
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


asyncio.run(main())
