/* A C twin of the dice picker (`Search` in src/troyes/city/dice_group.py): the same search over the same numbers, so that
   `picker.py` can tell how near the compiled engine comes to C. The program does not use it. */

#include <stdbool.h>
#include <stdint.h>

typedef int64_t i64;

enum { OWNERS = 5, NEUTRAL = 4, DICE_COLOURS = 4, KINDS = 6 * DICE_COLOURS, GROUP = 3, MOST_DICE = 24 };
enum { NOTHING = -1, ALL_FACES = -1, ANY_COLOUR = 3, MIXED = 4, SAME = 5 };
enum { WORTH = 255, WANTED = 8, FROM = 12 };

static const i64 PRICE[] = {0, 2, 4, 6};

/* The dice on the city square, and those chosen so far. */
typedef struct {
    i64 dice[OWNERS * KINDS], players, wild, size, group[GROUP];
} Square;

/* What a group of dice from this square must be, and how a cube bends it. */
typedef struct {
    i64 square, seat, colour, limit, needs, faces, budget;
    i64 takes, as_colour, most, each_is, each_plus, times, sum_plus, free, free_neutral, mixes;
} Question;

typedef struct {
    i64 kind, colour, value, origin;
} Die;

typedef struct {
    const Square *square;
    const Question *asked;
    Die dice[MOST_DICE];
    i64 end, most, least, size, group, colours;
    bool mixes;
} Search;

static i64 from(i64 district)
{
    return (i64)1 << (FROM + 4 * district);
}

static void list_dice(Search *search, i64 colour, i64 least, i64 without)
{
    const Square *square = search->square;
    bool own_only = (square->wild >> colour) & 1;
    i64 end = search->end;
    for (i64 value = 1; value <= 6; value++)
        for (i64 district = 0; district < OWNERS; district = district + 1 == square->players ? NEUTRAL : district + 1) {
            i64 count = square->dice[KINDS * district + 6 * colour + value - 1];
            if (!count || (own_only && district != search->asked->seat))
                continue;
            i64 kind = 30 * colour + OWNERS * (value - 1) + district;
            if (kind == least)
                count -= without;
            else if (kind < least)
                count = 0;
            for (; count > 0 && end < MOST_DICE; count--)
                search->dice[end++] = (Die){kind, 1 << colour, value, from(district)};
        }
    search->end = end;
}

static void list_all(Search *search)
{
    const Square *square = search->square;
    i64 last = 0, repeated = 0;
    for (i64 i = 0; i < square->size; i++) {
        repeated = square->group[i] == last ? repeated + 1 : 1;
        last = square->group[i];
    }
    search->end = 0;
    for (i64 colour = last / 30; colour < DICE_COLOURS; colour++)
        if ((search->colours >> colour) & 1)
            list_dice(search, colour, last, repeated);
}

static i64 colours_taken(const Question *asked, i64 wild)
{
    if (asked->takes == SAME)
        return (asked->colour >= ANY_COLOUR ? 7 : 1 << asked->colour) | wild;
    if (asked->colour >= ANY_COLOUR || asked->colour == asked->as_colour)
        return (1 << asked->takes) | wild;
    return 0;
}

static i64 share(const Question *asked, i64 value)
{
    i64 worth = (asked->each_is ? asked->each_is : value) + asked->each_plus;
    return worth <= 6 && (asked->faces >> worth) & 1 ? worth + (1 << WANTED) : worth;
}

static i64 beside(const Search *search, i64 colour, i64 colours)
{
    i64 wild = search->square->wild;
    return search->mixes || colour & wild ? colours : colours & (colour | wild);
}

static bool begin(Search *search, const Square *square, const Question *asked)
{
    i64 colours = colours_taken(asked, square->wild);
    if (colours == 0)
        return false;
    i64 left = asked->needs - asked->sum_plus;
    search->square = square;
    search->asked = asked;
    search->most = asked->most < asked->limit ? asked->most : asked->limit;
    search->least = left > 0 ? (left + asked->times - 1) / asked->times : 0;
    search->mixes = asked->colour == MIXED && asked->mixes && asked->takes == SAME;
    search->size = square->size;
    search->group = asked->faces == ALL_FACES ? 1 << WANTED : 0;
    for (i64 i = 0; i < square->size; i++) {
        i64 kind = square->group[i];
        search->group += share(asked, kind / OWNERS % 6 + 1) + from(kind % OWNERS);
        colours = beside(search, 1 << (kind / 30), colours);
    }
    search->colours = colours;
    list_all(search);
    return true;
}

static i64 bought(const Question *asked, i64 group, i64 size)
{
    i64 others = size - ((group >> (FROM + 4 * asked->seat)) & 15);
    if (others == 0 || asked->free + asked->free_neutral == 0)
        return others;
    i64 paid = 0;
    for (i64 district = 0; district < OWNERS; district++)
        if (district != asked->seat) {
            i64 free = district == NEUTRAL ? asked->free_neutral : asked->free;
            i64 taken = (group >> (FROM + 4 * district)) & 15;
            paid += taken > free ? taken - free : 0;
        }
    return paid;
}

static bool is_legal(const Search *search, i64 group, i64 size)
{
    return (group & WORTH) >= search->least && (group >> WANTED) & 15
        && bought(search->asked, group, size) * PRICE[size] <= search->asked->budget;
}

static bool leads(const Search *search, i64 at, i64 end, i64 size, i64 group, i64 colours)
{
    const Question *asked = search->asked;
    i64 before = NOTHING;
    for (; at < end; at++) {
        const Die *die = &search->dice[at];
        if (die->kind != before && colours & die->colour) {
            i64 now = group + share(asked, die->value) + die->origin;
            if (is_legal(search, now, size))
                return true;
            if (size < search->most && bought(asked, now, size) * PRICE[size + 1] <= asked->budget
                && leads(search, at + 1, search->end, size + 1, now, beside(search, die->colour, colours)))
                return true;
        }
        before = die->kind;
    }
    return false;
}

/* Write the tokens that each question offers and how many they are; a die is its kind added to `die`. */
i64 answer(const Square *squares, const Question *questions, i64 count, i64 die, i64 done, i64 *tokens, i64 *sizes)
{
    i64 *next = tokens;
    for (i64 i = 0; i < count; i++) {
        const i64 *start = next;
        Search search;
        if (begin(&search, &squares[questions[i].square], &questions[i])) {
            i64 before = NOTHING;
            for (i64 at = 0; at < search.end; at++) {
                i64 kind = search.dice[at].kind;
                if (kind != before && leads(&search, at, at + 1, search.size + 1, search.group, search.colours))
                    *next++ = die + kind;
                before = kind;
            }
            if (search.size && is_legal(&search, search.group, search.size))
                *next++ = done;
        }
        sizes[i] = next - start;
    }
    return next - tokens;
}
