import { identityOf, limitMarks } from '../../../machines/kitchen/ingredientList';
import type { PhotoResult, SeenFood } from '../../../machines/photo/photoMachine';
import {
  CONTAINERS,
  firstOf,
  hidesContents,
  inEnglish,
  isCookedBefore,
  listedFoods,
  MEASURES,
  recognise,
  stemOf,
} from '../../foods';

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

/** Above foods, a line may only say that foods follow, or where they are. */
const SAYS_FOODS = new RegExp(
  `\\b(?:foods?|ingredients?|drinks?|beverages?|items?|list|vegetables?|fruits?|dairy|meats?|fish|grains?|produce|condiments?|sauces?|fridge|freezer|shelf|shelves|drawer|door|pantry|cupboard|counter|see|visible|picture|image|photo|${firstOf('foods').join('|')})\\b`,
  'i',
);
const SAYS_BAD = new RegExp(
  `\\b(?:no|not|non|never|inedible|un\\w+|spoil\\w*|mou?ld\\w*|expired?|past|off|bad|old|rotten|slim\\w+|smell\\w*|swollen|pets?|dogs?|cats?|animals?|medic\\w*|drugs?|poison\\w*|toxic|wild|avoid|throw\\w*|bin|trash|maybe|possibl\\w*|perhaps|might|may|doubt\\w*|likely|probabl\\w*|guess\\w*|other|waste|compost|clean\\w*|household|${firstOf('not').join('|')})\\b`,
  'i',
);
const saysBad = (words: string) =>
  SAYS_BAD.test(`${words}\n${inEnglish(words)}`) || isCookedBefore(words);

const isBold = (line = '') => /^\s*\*\*[^*]+\*\*\s*$/.test(line);

/** Bold lines one below the other are entries of a list, unless one says something bad. */
const isHeading = (line: string, ...beside: readonly (string | undefined)[]) =>
  /^\s*(?:#|\*\*[^*]+\*\*:\s*$)|:\**\s*$/.test(line) ||
  (isBold(line) && (!beside.some(isBold) || saysBad(line)));

interface Line {
  words: string;
  /** A heading above it says something else than where foods are. */
  isDoubted: boolean;
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
  return plain.length > 1 && !saysBad(words) ? pieces : [words];
}

/** One food a line. A list of texts in JSON is lines too. */
function linesOf(answer: string): Line[] {
  const body = answer.replace(/^\s*```\w*\s*$/gm, '').trim();
  const texts = textsOfJson(body);
  const lines = texts ?? body.split(/[\n\v\f\r\u0085\u2028\u2029]+/);
  let isDoubted = texts === null && /^[[{]/.test(body);
  const read: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const words = withoutAmount(line.replace(MARKS, ''));
    if (!/\p{L}/u.test(words)) continue;
    if (isHeading(line, lines[at - 1], lines[at + 1])) {
      isDoubted = !SAYS_FOODS.test(words) || saysBad(words);
      if (!isDoubted) continue;
    }
    for (const piece of piecesOf(words)) read.push({ words: piece, isDoubted });
  }
  return read;
}

/** The lines of JSON, with the other values of an object after its name, and each key as a heading. */
function linesOfJson(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(linesOfJson);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const name = entries.find(([key, text]) => NAME.test(key) && typeof text === 'string');
  if (!name) return entries.flatMap(([key, inner]) => [`${key}:`, ...linesOfJson(inner)]);
  const others = entries.filter((entry) => entry !== name).map(([, other]) => other);
  const isSure = !others.some((other) => typeof other === 'number' && other % 1 > 0 && other < 0.8);
  return [`${[name[1], ...others].join(', ')}${isSure ? '' : ' ?'}`];
}

const NAME = /^(?:name|food|item|ingredient|label)$/i;

function textsOfJson(text: string): string[] | null {
  try {
    return linesOfJson(JSON.parse(text));
  } catch {
    return null;
  }
}

interface Options {
  list: readonly string[];
  /** Whether the end of the answer is missing. */
  isCut: boolean;
}

/** Ticks foods that the tables know; shows all else unticked, in the model's own words. */
export function readSight(answer: string, { list, isCut }: Options): PhotoResult {
  const text = limitMarks(answer.slice(0, LONGEST_ANSWER).replace(UNSEEN, ''));
  if (/^\W*writing\W*$/i.test(text)) return { kind: 'writing' };
  if (/^\W*none\W*$/i.test(text)) return { kind: 'none' };
  const lines = linesOf(text);
  // Half of a name may be another food.
  if (isCut) lines.pop();
  const known = new Set(
    list.flatMap((entry) => [identityOf(entry), plainFood(entry)?.id ?? identityOf(entry)]),
  );
  const isNew = (key = '') => !known.has(key);
  const seen = lines.map((line) => ({ ...line, food: plainFood(line.words) }));
  // "The milk is past its date", below "milk".
  const doubted = new Set(
    seen
      .filter(({ food, words, isDoubted }) => isDoubted || (!food && saysBad(words)))
      .flatMap(({ words }) =>
        recognise(words.slice(0, LONGEST_ANSWER)).foods.map((one) => one.food.id),
      ),
  );
  const foods: SeenFood[] = [];
  for (const { words, isDoubted, food } of seen) {
    const name = [...words].slice(0, LONGEST_NAME).join('').trim();
    if (!isNew(identityOf(name)) || !isNew(food?.id)) continue;
    known.add(identityOf(name)).add(food?.id ?? identityOf(name));
    const isWildOne = isWild(words);
    const isUnchecked = hidesContents(words) || food?.isDish === true;
    const isUnfit = isUnchecked || isWildOne || mayBeUnfit(words);
    const isCertain = food !== null && !isDoubted && !isUnfit && !doubted.has(food.id);
    foods.push({ name, isCertain, isUnchecked, isWild: isWildOne });
  }
  return foods.length > 0 ? { kind: 'foods', foods: foods.slice(0, MOST_FOODS) } : { kind: 'none' };
}

const anyWord = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

/** Mushrooms, berries and plants that only an expert can tell from their poisonous doubles. */
const WILD = anyWord(
  `${firstOf('wild').join('|')}|wild(?! rice)|growing|foraged|forest|woodland|hedgerow|unidentified|toadstools?|fung(?:us|i)|chanterelles?|girolles?|porcini|ceps?|bolet\\p{L}*|morels?|puffballs?|ink ?caps?|amanitas?|elderberr(?:y|ies)|elderflowers?|rowan ?berr(?:y|ies)|sloes?|haws|rose ?hips?|juniper|yews?|holly|ivy|mistletoe|nightshades?|belladonna|nettles?|dandelions?|ramsons?|ramps|bear['’]?s garlic|hogweed|hemlock|foxgloves?|sorrel|chickweed|purslane|fiddleheads?|acorns?|conkers?|poinsettias?|oleanders?|lil(?:y|ies)|succulents?|cact(?:us|i)|aloe|house ?plants?|weeds?`,
);
const GROWS =
  /\b(?:mushrooms?|\w*berries|\w*berry|plants?|leaves|leaf|herbs?|roots?|seedlings?)\b/i;
const OUTSIDE =
  /\b(?:unknown|unlabell?ed|unidentif\w+|mystery|strange|picked|branch(?:es)?|twigs?|bush(?:es)?|hedges?|tree|woods|garden|basket|soil|some kind|type of|(?:small|tiny|dark|bright|red|purple|black|white|orange|yellow|blue) (?:berries|mushrooms?))\b/i;
const PLANT = /(?<![\p{L}-])plants?(?![\p{L}-]|[ -]based)/iu;

export const isWild = (line: string): boolean =>
  [line, inEnglish(line)].some(
    (words) => WILD.test(words) || PLANT.test(words) || (GROWS.test(words) && OUTSIDE.test(words)),
  );

/** What may be a pet or poisonous, is for a pet or a baby, or claims what no picture proves. */
const NEVER_TICKED = anyWord(
  'rabbits?|(?:vegetables|fruits|drinks|beverages|snacks|spices|condiments|sauces|grains|groceries)$|pigeons?|horses?|snails?|frogs?|goldfish|turtles?|guinea pigs?|crickets?|bitter almonds?|apricot kernels?|rhubarb lea(?:f|ves)|green (?:potato(?:es)?|meat|ham|bacon|chicken|beef|fish|eggs?|milk|bread)|raw|breast milk|(?:dog|cat|pet|bird|fish|hamster|baby) (?:foods?|treats?|formula)|[\\p{L}-]*free(?![ -]range)|vegan|vegetarian|halal|kosher|medic\\p{L}*|supplements?|vitamins?|pills?|tablets?',
);

const mayBeUnfit = (line: string): boolean => NEVER_TICKED.test(line);
