"""Floods a port of this machine with connections that never become guests, until it is killed.

Usage: python3 flood.py silent PORT FROM RATE         connections that say nothing
       python3 flood.py replay PORT FROM RATE FILE    connections that send the bytes of FILE
       python3 flood.py record PORT FILE              passes one connection on to PORT, and keeps its first bytes in FILE

FROM is the local address that connections come from; `many` takes a new one of 127.0.0.0/8 for each. Every second it prints
how many connections it has made in that second. `record` prints the port at which it listens.
"""
import collections
import random
import resource
import select
import socket
import sys
import time

MOST_OPEN = 4000  # the oldest are closed, so that the flood does not run out of descriptors


def record(port, path):
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    guest, _ = listener.accept()
    host = socket.create_connection(("127.0.0.1", port))
    is_first = True
    while True:
        for ready in select.select([guest, host], [], [])[0]:
            data = ready.recv(65536)
            if not data:
                return
            if ready is guest and is_first:
                is_first = False
                with open(path, "wb") as file:
                    file.write(data)
            (host if ready is guest else guest).sendall(data)


def source(origin):
    if origin != "many":
        return (origin, 0)
    return (f"127.{random.randrange(1, 255)}.{random.randrange(256)}.{random.randrange(1, 255)}", 0)


def connect(port, origin):
    one = socket.socket()
    one.setblocking(False)
    one.setsockopt(socket.IPPROTO_IP, 24, 1)  # IP_BIND_ADDRESS_NO_PORT: a port may be used for several addresses
    try:
        one.bind(source(origin))
        one.connect_ex(("127.0.0.1", port))
    except OSError:
        one.close()
        return None
    return one


def flood(port, origin, rate, hello):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, MOST_OPEN + 1000), hard))
    opened = collections.deque()
    mute = collections.deque()  # those that have not said their hello yet
    begin = second = time.monotonic()
    made = reported = 0
    while True:
        now = time.monotonic()
        while made < (now - begin) * rate:
            made += 1
            one = connect(port, origin)
            if one is None:
                continue
            opened.append(one)
            if hello:
                mute.append((now, one))
            if len(opened) > MOST_OPEN:
                opened.popleft().close()
        while mute and now - mute[0][0] > 0.005:
            try:
                mute.popleft()[1].send(hello)
            except OSError:
                pass
        if now - second >= 1:
            print(made - reported, flush=True)
            second, reported = now, made
        time.sleep(0.002)


if sys.argv[1] == "record":
    record(int(sys.argv[2]), sys.argv[3])
else:
    hello = open(sys.argv[5], "rb").read() if sys.argv[1] == "replay" else b""
    flood(int(sys.argv[2]), sys.argv[3], float(sys.argv[4]), hello)
