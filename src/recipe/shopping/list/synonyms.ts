import { foodNamed, isA, TABLES, VOCABULARY } from '../../../foods/foods';
import { keysOf, stemOf } from '../../../foods/words';

/** The names that a table calls one thing to buy, `courgette == zucchini`: in each list, the first is the one that counts. */
export const readSynonyms = (table: string): string[][] =>
  table
    .split(/[,\n]| \|| = |^ *[=~] /m)
    .filter((names) => names.includes(' == '))
    .map((names) => names.trim().split(' == '));

/** In each row, names of one thing to buy that are no names of one food in the tables. The first is the one that counts. */
const OTHERS = `
fresh coriander, fresh cilantro, cilantro, coriander leaf, cilantro leaf, fresh coriander leaf, fresh cilantro leaf
natural yoghurt, plain yoghurt
yoghurt, yogourt, yoghourt
chili powder
rolled oat, old fashioned rolled oat, old fashioned oat
sea salt flake, flaky sea salt, flaked sea salt
black pepper, ground black pepper
sweetcorn, sweet corn
black eyed bean, black eyed pea
Sichuan pepper, Sichuan peppercorn, Szechuan peppercorn
flaked almond, sliced almond
desiccated coconut, dessicated coconut
sultana, golden raisin
wholemeal, wholewheat
vegetable stock, veg stock
sundried, sun dried
ginger, root ginger, ginger root
lemon juice, fresh lemon juice
lime juice, fresh lime juice
soya, soy
tinned, canned
fillet, filet
pitta, pita
filo, phyllo
prawn, shrimp
semisweet, semi sweet
stewing beef, stewing steak
`;

/** Words that say nothing beside one of the others: "runny honey", "panko breadcrumbs". */
const SAYS_NOTHING: Readonly<Record<string, string>> = {
  soft: 'sugar',
  clear: 'honey',
  runny: 'honey',
  free: 'egg eggyolk',
  range: 'egg eggyolk',
  hen: 'egg',
  thai: 'bird',
  cube: 'pancetta',
  bell: 'red green yellow orange',
  bacon: 'lardon',
  unsweetened: 'cocoa',
  white: 'granulated caster basmati jasmine',
  split: 'lentil',
  dried: 'lentil flake',
  crushed: 'flake',
  kernel: 'sweetcorn',
  sauce: 'sriracha tabasco marinara hoisin',
  spear: 'asparagus',
  breadcrumb: 'panko',
  pepper: 'cayenne jalapeno habanero poblano',
  flake: 'yeast',
  paste: 'tahini miso gochujang',
  leaf: 'spinach kale rocket lettuce basil parsley mint thyme rosemary sage oregano tarragon dill coriander bay',
};

const EMPTY = new Map(
  Object.entries(SAYS_NOTHING).map(
    ([word, others]) => [stemOf(word), new Set(keysOf(others))] as const,
  ),
);

/** Joins "lemon grass", if the tables know "lemongrass". Corn flour may be the meal or the starch. */
function joined(keys: readonly string[]): string[] {
  const words: string[] = [];
  for (const key of keys) {
    const last = words.at(-1);
    if (last && VOCABULARY.has(last + key) && last + key !== 'cornflour')
      words.splice(-1, 1, last + key);
    else words.push(key);
  }
  return words;
}

let same: ReadonlyMap<string, readonly string[]> | undefined;

/** The names that have others, each with the one that counts. Made at the first use. */
function namesOfOne() {
  same ??= new Map(
    [
      ...TABLES.flatMap(readSynonyms),
      ...OTHERS.trim()
        .split('\n')
        .map((row) => row.split(', ')),
    ]
      .map((names) => names.map((name) => joined(withoutKind(keysOf(name)))))
      .flatMap((names) => names.map((name) => [name.join(' '), names[0] ?? name] as const)),
  );
  return same;
}

/** One more than the words of the longest name. */
const MOST_WORDS = 6;

/** Puts the name that counts in place of each other one. */
function replaced(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = MOST_WORDS;
    let name: readonly string[] | undefined;
    while (size > 1 && !name) {
      size -= 1;
      name = namesOfOne().get(words.slice(at, at + size).join(' '));
    }
    found.push(...(name ?? words.slice(at, at + 1)));
    at += size;
  }
  return found;
}

/** Leaves out the last word if it only repeats what the food is: "cheddar cheese", "penne pasta". */
function withoutKind(words: readonly string[]): readonly string[] {
  const kind = foodNamed(words.at(-1) ?? '');
  for (let size = 1; kind && size < words.length && size < 4; size += 1) {
    const name = words.slice(-1 - size, -1).join(' ');
    const food = foodNamed(name);
    const whole = foodNamed(words.slice(-1 - size).join(' '));
    if (food && food !== kind && isA(food, kind) && [food, kind, undefined].includes(whole))
      return words.slice(0, -1);
  }
  return words;
}

/** The words of a name, the same for each name of one thing. */
export function withoutSynonyms(words: readonly string[]): string[] {
  // "peppers" has a stem of its own, because it may mean the vegetable.
  const given = words.map((word) => (words.length > 1 && word === 'peppers' ? 'pepper' : word));
  // "Plain yogurt" is plain yoghurt first.
  const named = replaced(replaced(joined(withoutKind(given))));
  // A shop's plain penne are dried.
  const pasta = foodNamed('pasta');
  const isPasta = (word: string) => {
    const food = foodNamed(word);
    return food !== undefined && pasta !== undefined && isA(food, pasta);
  };
  const isSaid = (word: string) =>
    !named.some((other) => EMPTY.get(word)?.has(other) || (word === 'dried' && isPasta(other)));
  const said = named.length > 1 ? named.filter(isSaid) : named;
  return [...new Set(said)];
}
