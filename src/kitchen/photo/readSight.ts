import { identityOf, limitMarks } from '../../../machines/kitchen/ingredientList';
import type { SeenFood, Sight } from '../../../machines/photo/photoMachine';
import { listedFoods } from '../../foods/entries';
import { firstOf } from '../../foods/languages/first';
import { recognise } from '../../foods/recognise';
import { CONTAINERS, MEASURES } from '../../foods/text/descriptions';
import { inEnglish } from '../../foods/text/reading';
import { stemOf } from '../../foods/words';

const MOST_FOODS = 40;

/** In UTF-16 units. */
const LONGEST_NAME = 60;
const LONGEST_ANSWER = 20_000;

/** Signs without a width, and those that turn the writing: no food's name has these. */
const UNSEEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u00ad]|(?!\n)\p{Cc}/gu;
/** A bullet, a box, a number or signs of markdown. */
const MARKS =
  /^(?:[\s*_>#•‣▪·–—-]|\p{Extended_Pictographic}\ufe0f?|\[.?\]|\(?\d{1,2}[.)](?=\s))+|[\s*_.,;]+$/gu;
/** All that a food's name and its amount are written with. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s'’½¼¾⅓/.&%-]+$/u;

/** What may be beside a food's name. Nothing else may: it could say that the food is bad. */
const BESIDE =
  /^(?:[\d.]+[x%]?|[½¼¾⅓]|x|an?|the|some|of|in|about|few|couple|several|many|half|dozen|one|two|three|four|five|six|fresh|large|small|medium|big|mini|baby|whole|full|open(?:ed)?|unopened|sealed|ripe|frozen|canned|tinned|dried|smoked|salted|unsalted|sliced|chopped|grated|plain|loose|organic|free|range|button|mixed|red|yellow|green|white|brown|black|purple|orange|dark|pair|wedge|bulb|tray|net|punnet|pack(?:et|age)?s?|tubs?|blocks?)$/i;
const isBeside = (word: string) =>
  BESIDE.test(word) || MEASURES.has(stemOf(word)) || CONTAINERS.has(stemOf(word));

interface PlainFood {
  id: string;
  isDish: boolean;
}

/** Null unless the tables know the line as one food, with nothing else in it. */
function plainFood(line: string): PlainFood | null {
  if (!PLAIN.test(line)) return null;
  const { foods, unknown } = recognise(line);
  const [found, ...others] = foods;
  if (!found || others.length + unknown.length > 0) return null;
  const { food, start, end, role, isMisspelt, modifiers } = found;
  if (role !== 'main' || isMisspelt || food.isThing || modifiers.length > 0) return null;
  const beside = `${line.slice(0, start)} ${line.slice(end)}`.match(/[\p{L}\p{N}½¼¾⅓'’]+/gu) ?? [];
  // A container after the food may be empty: "milk bottle", but not "tuna in a can".
  const isHeld = /^\s*(?:$|in an? )/.test(line.slice(end));
  return isHeld && beside.every(isBeside) ? { id: food.id, isDish: food.isDish === true } : null;
}

/** Without an amount after it: "milk - 1 carton", "eggs (6)", a row of a table. */
function withoutAmount(line: string): string {
  const [name = '', ...others] = line
    .split(/\s[–—-]\s|\s*[|:,()]\s*/)
    .map((part) => part.replace(MARKS, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return others
    .join(' ')
    .split(/[\s/-]+/)
    .every((word) => word === '' || isBeside(word))
    ? name
    : line;
}

const INTRO =
  /^(?:i (?:can )?see|there (?:is|are)|(?:this|the) (?:picture|image|photo) (?:shows|contains))\s+/i;

/** The foods of a line with commas, if it says nothing bad of any. */
function piecesOf(words: string): string[] {
  const pieces = listedFoods(words.replace(INTRO, ''));
  const plain = pieces.filter((piece) => plainFood(piece));
  return plain.length > 1 && !says(BAD, words) ? pieces : [words];
}

const HEADING = /^\s*#|:[\s*]*$/;
const BOLD = /^\s*\*\*[^*]+\*\*\s*$/;

interface Line {
  words: string;
  heading: string;
}

/** One food a line. A heading is a line too if it names a food, or says something of those below. */
function linesOf(answer: string): Line[] {
  let heading = '';
  return answer
    .replace(/^\s*```\w*\s*$/gm, '')
    .split(/[\n\v\f\r\u0085\u2028\u2029]+/)
    .flatMap((line): Line[] => {
      const words = withoutAmount(line.replace(MARKS, ''));
      if (!/\p{L}/u.test(words)) return [];
      if (HEADING.test(line) || (BOLD.test(line) && mayBeUnfit(words) && !plainFood(words))) {
        heading = `${words.replace(/:$/, '')}:`;
        const isShown = mayBeUnfit(words) || recognise(words).foods.length > 0;
        return isShown ? [{ words: heading, heading }] : [];
      }
      return piecesOf(words).map((piece) => ({ words: piece, heading }));
    });
}

interface Options {
  list: readonly string[];
  /** Whether the end of the answer is missing. */
  isCut: boolean;
}

/** Ticks foods that the tables know; shows all else unticked, in the model's own words. */
export function readSight(answer: string, { list, isCut }: Options): Sight {
  const text = limitMarks(answer.slice(0, LONGEST_ANSWER).replace(UNSEEN, ''));
  if (/^\W*writing\W*$/i.test(text)) return { kind: 'writing' };
  if (/^\W*none\W*$/i.test(text)) return { kind: 'none' };
  const lines = linesOf(text);
  // Half of a name may be another food.
  if (isCut) lines.pop();
  const keyOf = (words: string) => plainFood(words)?.id ?? identityOf(words);
  const known = new Set(list.map(keyOf));
  const isDoubt = ({ words, heading }: Line) =>
    says(BAD, heading) || (!plainFood(words) && says(BAD, words));
  // "The milk is past its date", below "milk".
  const doubted = new Set(
    lines.filter(isDoubt).flatMap(({ words }) => recognise(words).foods.map(({ food }) => food.id)),
  );
  const foods: SeenFood[] = [];
  for (const { words, heading } of lines) {
    const name = [...words].slice(0, LONGEST_NAME).join('').trim();
    if (known.has(keyOf(name))) continue;
    known.add(keyOf(name));
    const food = plainFood(words);
    const said = `${heading} ${words}`;
    const isUnchecked = says(COOKED, said) || food?.isDish === true;
    const isUnfit = isUnchecked || says(NEVER_TICKED, said);
    foods.push({
      name,
      isCertain: food !== null && !isUnfit && !doubted.has(food.id),
      isUnchecked,
    });
  }
  return foods.length > 0 ? { kind: 'foods', foods: foods.slice(0, MOST_FOODS) } : { kind: 'none' };
}

const anyWord = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

const says = (pattern: RegExp, words: string) => pattern.test(`${words}\n${inEnglish(words)}`);

/** It may be spoilt, is for an animal or for the bin, or the model is not sure. */
const BAD = anyWord(
  `no|not|non|never|inedible|un\\p{L}+|spoil\\p{L}*|mou?ld\\p{L}*|expired?|past|off|bad|old|rotten|slim\\p{L}+|smell\\p{L}*|swollen|pets?|dogs?|cats?|animals?|medic\\p{L}*|drugs?|poison\\p{L}*|toxic|avoid|throw\\p{L}*|bin|trash|maybe|possibl\\p{L}*|perhaps|might|may|doubt\\p{L}*|likely|probabl\\p{L}*|guess\\p{L}*|left\\s?overs?|cooked|waste|compost|clean\\p{L}*|household|${firstOf('not').join('|')}`,
);

/** Wild or poisonous, perhaps a pet, for a pet or a baby, or a claim that no picture proves. */
const NEVER_TICKED = anyWord(
  `${firstOf('wild').join('|')}|wild(?! rice)|foraged|forest|basket|(?:red|dark|purple|black|white|orange|yellow|small|mini|baby) (?:berries|mushrooms?)|chanterelles?|girolles?|porcini|ceps?|morels?|puffballs?|elderberr(?:y|ies)|elderflowers?|sloes?|juniper|nettles?|ramps|sorrel|purslane|cact(?:us|i)|rabbits?|(?:vegetables|fruits|snacks|spices|condiments|sauces)$|pigeons?|snails?|bitter almonds?|green (?:potato(?:es)?|meat|ham|bacon|chicken|beef|fish|eggs?|milk|bread)|raw|(?:dog|cat|pet|bird|fish|hamster|baby) (?:foods?|treats?|formula)|[\\p{L}-]*free(?![ -]range)|vegan|vegetarian|halal|kosher`,
);

/** Cooked at home or without a label: its name does not tell what is in it. */
const COOKED = anyWord(
  'cooked|boiled|steamed|poached|scrambled|mashed|saut[eé]+d|barbecued|fried|roasted|grilled|stewed|baked(?! (?:beans|crisps))|braised|reheated|home-?made|takeaway|take-?out|half[ -]eaten|unlabell?ed|un-?marked|unknown|mystery|plated|prepared|left[ -]?overs?|(?:plate|bowl|pot|pan|serving|portion|tupperware) of',
);

const mayBeUnfit = (words: string) =>
  [BAD, NEVER_TICKED, COOKED].some((pattern) => says(pattern, words));
