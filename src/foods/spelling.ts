import { isPlainWord } from './descriptions';
import { foodNamed, VOCABULARY } from './foods';

/** Words that are no foods, but look like the misspelling of one. */
const ORDINARY = new Set(
  'paper plate board glass metal house table bowls plastic water steal steel place plane train brand bread brain grape create cream stream steam scream beach reach teach bench branch brush crash trash flash flesh floor flower power tower lower cover clever never silver liver river paste taste haste waste faster master plaster poster roaster toaster counter center number lumber timber member dinner winner thinner inner corner corned border order older holder folder colder golder butler better bitter batter matter mutter utter cutter litter letter latter later water wafer safer paper piper viper ripper dipper slipper copper hopper chopper shopper upper supper rapper wrapper stopper candle handle bundle cattle kettle settle little battle bottle rattle mustard custard heated wheels cheeks checks cheese choose chase chose close clothe cloth clock flock block black slack snack stack track crack cracks spread thread tread bread'.split(
    ' ',
  ),
);

const SHORTEST = 5;
const LONGEST = 20;

const corrections = new Map<string, string | undefined>();
let nearby: Map<string, Set<string>> | undefined;

/** The word itself and the word without each of its letters; doubled letters count once. */
function shortenings(word: string): string[] {
  const single = word.replace(/(.)\1/g, '$1');
  const all = [single];
  for (let at = 0; at < single.length; at++) all.push(single.slice(0, at) + single.slice(at + 1));
  return all;
}

function index(): Map<string, Set<string>> {
  if (nearby) return nearby;
  nearby = new Map();
  for (const word of VOCABULARY) {
    if (word.length < SHORTEST - 1 || word.length > LONGEST || isPlainWord(word)) continue;
    for (const key of shortenings(word)) {
      const near = nearby.get(key);
      if (near) near.add(word);
      else nearby.set(key, new Set([word]));
    }
  }
  return nearby;
}

/** Whether some food has this word in its name. */
export function isWordOfFood(key: string): boolean {
  return VOCABULARY.has(key);
}

/**
 * Finds the word of a food that an unknown word is one slip away from.
 *
 * @returns undefined unless exactly one word is that near
 */
export function correctionOf(key: string): string | undefined {
  if (corrections.size > 1000) corrections.clear();
  if (!corrections.has(key)) corrections.set(key, searchFor(key));
  return corrections.get(key);
}

function searchFor(key: string): string | undefined {
  if (key.length < SHORTEST || key.length > LONGEST || ORDINARY.has(key)) return undefined;
  const near = index();
  const single = key.replace(/(.)\1/g, '$1');
  const exact = [...(near.get(single) ?? [])].filter(
    (word) => word.replace(/(.)\1/g, '$1') === single,
  );
  if (exact.length > 0) return onlyOne(new Set(exact));
  const found = new Set<string>();
  for (const shorter of shortenings(key)) {
    for (const word of near.get(shorter) ?? []) {
      if (isOneSlip(single, word.replace(/(.)\1/g, '$1'))) found.add(word);
    }
  }
  return onlyOne(found);
}

/** Several words are one where they name the same food: "yogurt" and "yoghurt". */
function onlyOne(words: ReadonlySet<string>): string | undefined {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return first;
  const food = foodNamed(first);
  return food && others.every((other) => foodNamed(other) === food) ? first : undefined;
}

/** Whether one letter is missing, added, changed or changed places, after the first one. */
function isOneSlip(one: string, other: string): boolean {
  if (one.charAt(0) !== other.charAt(0)) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [a, b] = [one.slice(start), other.slice(start)];
  return (
    // Another last letter makes another word: "wrapped" is no "wrapper".
    (a.length > 1 && a.slice(1) === b.slice(1)) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}
