// Emulates the part of a terminal that the program uses: cells, cursor and colours. Shows what an output stream leaves
// on the screen, and counts what was written.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace catan::test {

struct ShownCell {
    std::string text = " ";
    // In the order of selection; empty by default.
    std::string attributes;
    std::string foreground;
    std::string background;

    bool operator==(const ShownCell&) const = default;
};

// An empty cell shows its background and any lines drawn through it.
inline bool shows_only_background(const ShownCell& cell) {
    return cell.text == " " && cell.attributes.find_first_of("479") == std::string::npos;
}

// Invisible attributes may differ.
inline bool look_alike(const ShownCell& a, const ShownCell& b) {
    if (shows_only_background(a) && shows_only_background(b)) return a.background == b.background;
    return a == b;
}

class CellScreen {
public:
    // The number of cells that a character takes.
    using Width = std::function<int(const std::string&)>;

    CellScreen(
        int columns, int rows, Width width = [](const std::string&) { return 1; })
        : columns_(columns),
          rows_(rows),
          width_(std::move(width)),
          cells_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

    void write(std::string_view bytes) {
        rest_ += bytes;
        while (!rest_.empty()) {
            const std::size_t taken = take(rest_);
            if (taken == 0) return;
            rest_.erase(0, taken);
        }
    }

    [[nodiscard]] const std::vector<ShownCell>& cells() const { return cells_; }
    [[nodiscard]] const ShownCell& at(int x, int y) const { return cells_[index(x, y)]; }
    [[nodiscard]] std::string row(int y) const {
        std::string text;
        for (int x = 0; x < columns_; ++x) text += at(x, y).text;
        return text;
    }
    [[nodiscard]] bool shows(std::string_view words) const {
        for (int y = 0; y < rows_; ++y) {
            if (row(y).find(words) != std::string::npos) return true;
        }
        return false;
    }

    struct Counts {
        int written = 0;    // cells
        int unchanged = 0;  // of these, cells that already showed the same
        int cleared = 0;    // times the whole screen was cleared
        int requests = 0;   // for a status report
        int unknown = 0;    // unsupported sequences
    };
    [[nodiscard]] const Counts& counts() const { return counts_; }
    void count_anew() { counts_ = {}; }

private:
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(x);
    }

    // Returns the number of bytes consumed; 0 if the sequence is incomplete.
    std::size_t take(std::string_view bytes) {
        const auto first = static_cast<unsigned char>(bytes[0]);
        if (first == 0x1b) return take_sequence(bytes);
        if (first == '\r') x_ = 0;
        if (first < 0x20) return 1;
        const std::size_t size = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        if (bytes.size() < size) return 0;
        put(std::string(bytes.substr(0, size)));
        return size;
    }

    void put(const std::string& character) {
        const int width = width_(character);
        // A combining mark joins the character before it.
        if (width == 0) {
            cells_[index(std::max(x_ - 1, 0), y_)].text += character;
            return;
        }
        const int x = std::min(x_, columns_ - 1);
        ShownCell cell = blank();
        cell.text = character;
        ++counts_.written;
        if (at(x, y_) == cell) ++counts_.unchanged;
        cut(x);
        cells_[index(x, y_)] = std::move(cell);
        if (width == 2 && x + 1 < columns_) {
            cut(x + 1);
            cells_[index(x + 1, y_)].text.clear();
        }
        x_ = x + width;
    }

    // Overwriting half of a wide character destroys it.
    void cut(int x) {
        if (at(x, y_).text.empty() && x > 0) cells_[index(x - 1, y_)].text = "cut";
        if (x + 1 < columns_ && at(x + 1, y_).text.empty()) {
            cells_[index(x + 1, y_)].text = "cut";
        }
    }

    std::size_t take_sequence(std::string_view bytes) {
        if (bytes.size() < 2) return 0;
        if (bytes[1] != '[') {
            ++counts_.unknown;
            return 2;
        }
        std::size_t end = 2;
        while (end < bytes.size() && (bytes[end] < '@' || bytes[end] > '~')) ++end;
        if (end == bytes.size()) return 0;
        act(bytes.substr(2, end - 2), bytes[end]);
        return end + 1;
    }

    void act(std::string_view parameters, char what) {
        if (parameters.starts_with('?')) return;
        const std::vector<int> values = numbers(parameters);
        const int first = std::max(values[0], 1);
        switch (what) {
            case 'H':
                y_ = std::min(first, rows_) - 1;
                x_ = std::min(values.size() > 1 ? std::max(values[1], 1) : 1, columns_) - 1;
                break;
            case 'C': x_ = std::min(x_ + first, columns_ - 1); break;
            case 'J':
                std::ranges::fill(cells_, blank());
                ++counts_.cleared;
                break;
            case 'm': select(values); break;
            case 'n': ++counts_.requests; break;
            default: ++counts_.unknown; break;
        }
    }

    static std::vector<int> numbers(std::string_view parameters) {
        std::vector<int> all{0};
        for (const char byte : parameters) {
            if (byte == ';') all.push_back(0);
            if ('0' <= byte && byte <= '9') all.back() = all.back() * 10 + (byte - '0');
        }
        return all;
    }

    void select(const std::vector<int>& values) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const int value = values[i];
            const auto colour = [&](int base) {
                const std::size_t more = i + 1 < values.size() && values[i + 1] == 2 ? 4 : 2;
                std::string name;
                for (std::size_t k = i; k <= i + more && k < values.size(); ++k) {
                    name += (k > i ? ";" : "") + std::to_string(values[k]);
                }
                i += more;
                look_[base] = name;
            };
            if (value == 0) look_.clear();
            if (value == 22) look_.erase(1), look_.erase(2);
            if (value == 24) look_.erase(4), look_.erase(21);
            if (value == 25 || value == 27 || value == 29) look_.erase(value - 20);
            if (value == 39 || value == 49) look_.erase(value - 9);
            if ((0 < value && value < 10)) look_[value] = std::to_string(value);
            if (value == 4) look_.erase(21);
            if (value == 21) look_.erase(4), look_[21] = "21";
            if (value == 38 || value == 48) colour(value - 8);
            if ((30 <= value && value < 38) || (90 <= value && value < 98)) {
                look_[30] = std::to_string(value);
            }
            if ((40 <= value && value < 48) || (100 <= value && value < 108)) {
                look_[40] = std::to_string(value);
            }
        }
    }

    // An empty cell with the current attributes.
    [[nodiscard]] ShownCell blank() const {
        ShownCell cell;
        for (const auto& [kind, code] : look_) {
            std::string& part = kind == 30   ? cell.foreground
                                : kind == 40 ? cell.background
                                             : cell.attributes;
            part += code + 'm';
        }
        return cell;
    }

    int columns_;
    int rows_;
    Width width_;
    std::vector<ShownCell> cells_;
    int x_ = 0;
    int y_ = 0;
    std::map<int, std::string> look_;  // selected attributes by number; 30 and 40 for colours
    std::string rest_;
    Counts counts_;
};

}  // namespace catan::test
