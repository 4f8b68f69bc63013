import { TABLES } from '../../../foods/foods';
import { keysOf, stemOf } from '../../../foods/words';

/** The names that a table calls one thing to buy, `courgette == zucchini`: in each list, the first is the one that counts. */
export const readSynonyms = (table: string): string[][] =>
  table
    .split(/[,\n]| \|| = |^ *[=~] /m)
    .filter((names) => names.includes(' == '))
    .map((names) => names.trim().split(' == '));

/** Words that say nothing beside one of the others: "runny honey". */
const SAYS_NOTHING: Readonly<Record<string, string>> = {
  runny: 'honey',
  clear: 'honey',
  bell: 'red green yellow orange',
  unsweetened: 'cocoa',
  white: 'granulated caster basmati jasmine',
  natural: 'yoghurt yogurt',
  plain: 'yoghurt yogurt',
  dried: 'lentil penne spaghetti fusilli tagliatelle linguine rigatoni macaroni pasta',
  sauce: 'sriracha tabasco marinara hoisin',
  pepper: 'cayenne jalapeno habanero poblano',
  paste: 'tahini miso gochujang',
  leaf: 'spinach kale rocket lettuce basil parsley mint thyme rosemary sage oregano tarragon dill coriander bay',
};

const EMPTY = new Map(
  Object.entries(SAYS_NOTHING).map(([word, others]) => [stemOf(word), new Set(keysOf(others))]),
);

let same: ReadonlyMap<string, readonly string[]> | undefined;

/** Each other name of a thing to buy, with the one that counts. Made at the first use. */
function sameNames() {
  same ??= new Map<string, readonly string[]>([
    ...TABLES.flatMap(readSynonyms).flatMap(([first = '', ...others]) =>
      others.map((name) => [keysOf(name).join(' '), keysOf(first)] as const),
    ),
    ...['cilantro', 'coriander leaf', 'cilantro leaf'].map(
      (name) => [keysOf(name).join(' '), ['fresh', 'coriander']] as const,
    ),
    // In America, it is a blend.
    [keysOf('chili powder').join(' '), ['chili', 'powder']],
  ]);
  return same;
}

/** The words of a name, the same for each name of one thing. */
export function nameThatCounts(given: readonly string[]): string[] {
  const words = given
    .filter((word) => word !== 'of')
    // "Peppers" has a stem of its own, because it may mean the vegetable.
    .map((word) => (given.length > 1 && word === 'peppers' ? 'pepper' : word));
  const keys: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(5, words.length - at);
    while (size > 1 && !sameNames().has(words.slice(at, at + size).join(' '))) size -= 1;
    const part = words.slice(at, at + size);
    keys.push(...(sameNames().get(part.join(' ')) ?? part));
    at += size;
  }
  const said = keys.filter((word) => !keys.some((other) => EMPTY.get(word)?.has(other)));
  return [...new Set(said)];
}
