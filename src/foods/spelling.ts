import { isPlainWord } from './descriptions';
import { foodNamed, VOCABULARY } from './foods';

/** Words that look like a misspelt food but are not. */
const ORDINARY = new Set(
  'paper plate board glass metal house table bowls plastic water steal steel place plane train brand bread brain maltese promise grape create cream stream steam scream beach reach teach bench branch brush crash trash flash flesh floor flower power tower lower cover clever never silver liver river paste taste haste waste faster master plaster poster roaster toaster counter center number lumber timber member dinner winner thinner inner corner corned border order older holder folder colder golder butler better bitter batter matter mutter utter cutter litter letter latter later water wafer safer paper piper viper ripper dipper slipper copper hopper chopper shopper upper supper rapper wrapper stopper candle handle bundle cattle kettle settle little battle bottle rattle mustard custard heated wheels cheeks checks cheese choose chase chose close clothe cloth clock flock block black slack snack stack track crack cracks spread thread tread bread'.split(
    ' ',
  ),
);

const SHORTEST = 5;
const LONGEST = 20;

/** A doubled letter counts once: "brocolli" is "broccoli". */
const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1');

interface Known {
  word: string;
  single: string;
}

/** The words of foods, by their first letter and by their length without doubled letters. */
const BY_START = new Map<string, Known[]>();
for (const word of VOCABULARY) {
  if (word.length < SHORTEST - 1 || word.length > LONGEST || isPlainWord(word)) continue;
  const single = withoutDoubles(word);
  const start = `${single.charAt(0)}${single.length}`;
  if (!BY_START.has(start)) BY_START.set(start, []);
  BY_START.get(start)?.push({ word, single });
}

/** How many corrections to remember: more than the unknown words of a recipe. */
const MOST_REMEMBERED = 2_000;
const remembered = new Map<string, string | undefined>();

/** Whether some food has this word in its name. */
export function isWordOfFood(key: string): boolean {
  return VOCABULARY.has(key);
}

/**
 * Finds the word of a food that differs from an unknown word by one slip. Remembers its answers.
 *
 * @returns undefined unless exactly one word is that similar
 */
export function correctionOf(key: string): string | undefined {
  if (key.length < SHORTEST || key.length > LONGEST || ORDINARY.has(key)) return undefined;
  if (remembered.has(key)) return remembered.get(key);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const correction = search(key);
  remembered.set(key, correction);
  return correction;
}

function search(key: string): string | undefined {
  const written = withoutDoubles(key);
  const known = (length: number) => BY_START.get(`${written.charAt(0)}${length}`) ?? [];
  const same = known(written.length).filter(({ single }) => single === written);
  const near =
    same.length > 0
      ? same
      : [-1, 0, 1].flatMap((more) =>
          known(written.length + more).filter(({ single }) => isOneSlip(written, single)),
        );
  return onlyOne(near.map(({ word }) => word));
}

/** Several words count as one if they name the same food: "yogurt" and "yoghurt". */
function onlyOne(words: readonly string[]): string | undefined {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return first;
  const food = foodNamed(first);
  return food && others.every((other) => foodNamed(other) === food) ? first : undefined;
}

/** Whether one letter after the first is missing, added, changed, or swapped with the next. */
export function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const apart = shorter - start - end;
  if (one.length !== other.length) return apart === 0;
  // Another last letter makes another word: "wrapped" is not "wrapper".
  if (apart === 1) return end > 0;
  return apart === 2 && one[start] === other[start + 1] && one[start + 1] === other[start];
}
