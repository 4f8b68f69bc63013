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

/** A doubled letter counts once: "brocolli" is "broccoli". */
const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1');

/** The words of foods, as they are and without doubled letters, by their first letter. */
const BY_LETTER = new Map<string, { word: string; single: string }[]>();
for (const word of VOCABULARY) {
  if (word.length < SHORTEST - 1 || word.length > LONGEST || isPlainWord(word)) continue;
  const letter = word.charAt(0);
  if (!BY_LETTER.has(letter)) BY_LETTER.set(letter, []);
  BY_LETTER.get(letter)?.push({ word, single: withoutDoubles(word) });
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
  if (key.length < SHORTEST || key.length > LONGEST || ORDINARY.has(key)) return undefined;
  const written = withoutDoubles(key);
  const known = BY_LETTER.get(key.charAt(0)) ?? [];
  const same = known.filter(({ single }) => single === written);
  const near = same.length > 0 ? same : known.filter(({ single }) => isOneSlip(written, single));
  return onlyOne(near.map(({ word }) => word));
}

/** Several words count as one if they name the same food: "yogurt" and "yoghurt". */
function onlyOne(words: readonly string[]): string | undefined {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return first;
  const food = foodNamed(first);
  return food && others.every((other) => foodNamed(other) === food) ? first : undefined;
}

/** Whether one letter behind the first is missing, added, changed, or has swapped places with the next. */
function isOneSlip(one: string, other: string): boolean {
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
