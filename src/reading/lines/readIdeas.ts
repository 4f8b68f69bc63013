import type { Idea } from '../../../machines/recipe';
import { recognise } from '../../foods/recognise';
import { parseRecipe } from '../document/parseRecipe';
import { alternativesOf } from '../languages';
import { detectLanguage } from '../languages/detectLanguage';
import type { LanguageCode } from '../languages/Language';
import { lexTimes, secondsOf, type Time } from '../quantities/lexTimes';
import { normalizeText } from '../quantities/times/normalizeText';
import { decodeReferences } from './html/decodeReferences';
import { linesOfHtml } from './html/layOutHtml';
import { findJson } from './json/findJson';
import { isObject, isShallow, type Json, type JsonObject, keyIn } from './json/jsonWords';
import { bareKey, INGREDIENTS, TITLE } from './json/keys';
import type { Line } from './Line';
import { isSentence } from './roles/judge';
import { linesOf } from './text/linesOf';

/** How many ideas a visitor chooses from, and how few are a choice. */
const MOST_IDEAS = 3;
const FEWEST_IDEAS = 2;

/** A longer text is a recipe, in UTF-16 units. */
const LONGEST_ANSWER = 8_000;
const LONGEST_TITLE = 100;
const LONGEST_FOOD = 60;
const MOST_FOODS = 15;

/** One idea while its lines are read. */
interface Draft {
  title: string;
  times: Labelled[];
  foods: string[];
  /** Whether its line has a mark of a list or a heading, and whether bullets may be below that. */
  isMarked: boolean;
  isFirst: boolean;
  /** Whether a label says that they are its foods. */
  isLabelled: boolean;
  /** The numbers of its first line and of the last one that tells something. */
  start: number;
  end: number;
}

interface Labelled {
  label: Label;
  minutes: number;
}

/**
 * Reads the dishes that an answer names, in whichever layout.
 *
 * @param isCut whether the end is missing. The dish there may lack the food that somebody avoids.
 * @returns the first three; none for a recipe, or for an answer that names fewer than two
 */
export function readIdeas(answer: string, isCut: boolean): Idea[] {
  if (answer.length > LONGEST_ANSWER || isRecipe(answer)) return [];
  const ideas = ideasIn(answer, isCut);
  return ideas.length < FEWEST_IDEAS ? [] : ideas;
}

/** The names of the dishes in the beginning of an answer. @param beginning whole lines */
export const readIdeaNames = (beginning: string): string[] =>
  ideasIn(beginning.slice(0, LONGEST_ANSWER), false).map(({ title }) => title);

/** Whether an answer is a recipe. */
export function isRecipe(answer: string): boolean {
  const { hasAllIngredients, hasAllSteps, ingredients, steps } = parseRecipe(answer);
  const count = ingredients.flatMap(({ items }) => items).length;
  return hasAllIngredients && hasAllSteps && count > 1 && steps.length > 1;
}

function ideasIn(answer: string, isCut: boolean): Idea[] {
  const lines = answerLines(answer);
  const language = detectLanguage(answer);
  const drafts: Draft[] = [];
  let label: Label | null = null;
  for (const [at, line] of lines.entries()) label = readLine(line, at, drafts, language, label);
  const whole = isCut ? drafts.filter(({ end }) => end < lines.length - 1) : drafts;
  const told = whole.filter(({ times, foods }) => times.length + foods.length > 0);
  const marked = (told.length > 0 ? told : whole).filter(({ isMarked }) => isMarked);
  // A list of names alone has marks.
  const ideas = told.length === 0 || marked.length >= FEWEST_IDEAS ? marked : told;
  const titles = new Set<string>();
  return ideas
    .map(
      ({ title, times, foods, start }, at): Idea => ({
        title,
        minutes: minutesOf(times),
        foods,
        words: lines
          .slice(start, ideas[at + 1]?.start)
          .map(({ text }) => seen(text))
          .join('\n'),
      }),
    )
    .filter(({ title }) => titles.size < titles.add(title.toLowerCase()).size)
    .slice(0, MOST_IDEAS);
}

function answerLines(answer: string): Line[] {
  const found = findJson(answer);
  if (found && isShallow(found.json)) {
    // Some models write an object on each line.
    const rest = found.after ? answerLines(found.after) : [];
    return [...linesOfJson(found.json), ...rest];
  }
  return linesOfHtml(answer) ?? linesOf(withPlainRows(withBreaks(answer)));
}

/** What a label says about the words behind it. */
type Label = 'title' | 'foods' | 'prep' | 'active' | 'cook' | 'total';

const TIMES = (['prep', 'active', 'cook', 'total'] as const).map((name): [Label, RegExp] => [
  name,
  new RegExp(`^(?:${alternativesOf(({ facts }) => facts[name])})$`, 'iu'),
]);
const FOODS =
  /ingr[eé]di|zutat|^(?:uses?|using|foods?|(?:you(?:'d)? )?(?:also )?(?:needs?|have)|with|main|key|missing|extras?|to buy|from your list)$/i;
const DISH =
  'dish|idea|option|recipe|suggestion|choice|meal|gericht|idee|plat|receta|piatto|prato|gerecht';
const DISHES = new RegExp(`^(?:${DISH})(?: ?#?(?:\\d{1,2}|[a-c]))?$`, 'i');

function labelOf(words: string): Label | null {
  const key = bareKey(words);
  if (FOODS.test(words) || INGREDIENTS.has(key)) return 'foods';
  if (TITLE.has(key) || DISHES.test(words)) return 'title';
  const [name] = TIMES.find(([, pattern]) => pattern.test(words.toLowerCase())) ?? [];
  return name ?? (/\btime$/i.test(words) ? 'total' : null);
}

/** "1. ", "Idea 2: ", "Option A – " */
const LEAD = new RegExp(
  `^(?:(?:${DISH}) ?#?(?:\\d{1,2}|[a-c]|one|two|three)?\\s*[.):–—-]+\\s+|[#(]?\\d{1,2}\\s?[.):](?!\\d)\\s*|\\d\\ufe0f?\\u20e3\\s*|[a-c][.)]\\s+)`,
  'i',
);
const LINK = /!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;

/** The words that a reader sees of a line. */
const seen = (text: string) =>
  decodeReferences(text)
    .replace(LINK, '$1')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/\\([^\p{L}\d\s])/gu, '$1')
    .replace(/[*`#]+|~~|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '')
    .replace(/(?![\d#*])\p{Extended_Pictographic}[\ufe0f\u200d]*/gu, ' ')
    .trim();

/** Puts ideas that are all on one line on lines of their own: "1. Soup … 2. Pie …". */
const withBreaks = (text: string) =>
  text.replace(/^.*1[.)] .*2[.)] .*$/gm, (line) =>
    line.replace(/\s+(?=[1-5][.)]\s+[*"]{0,3}\p{Lu})/gu, '\n'),
  );

/** Puts a dash between the cells of each row of a table. */
const withPlainRows = (text: string) =>
  text.replace(/^[ \t]*\|(.*?)\|?[ \t]*$/gm, (_, cells) =>
    /^[\s|:-]*$/.test(cells) ? '' : cells.replaceAll('|', ' — '),
  );

const SIGNS = /\s*(?:[—|·•\t\n]|(?<=\s)[–-]+(?=\s)|–(?=\s))\s*/;
const IN_BRACKETS = /\s*[([]([^()[\]]*)[)\]]/g;
const LABEL = /(?<=^|[—|·•–,;.]\s*|\s-\s*)((?:[\p{L}-]+ ){0,2}[\p{L}-]+(?: \d)?)\s*[:：](?=\s|$)/gu;

/** Cuts a line at its signs, its labels and its times. */
function piecesOf(line: string, language: LanguageCode | null): string[] {
  const isTime = (text: string) => timesIn(text, language) !== null;
  const text = line
    .replace(IN_BRACKETS, (all, inner) =>
      isTime(inner) || isList(inner, language) ? `\n${inner}\n` : all,
    )
    .replace(LABEL, (all, words) => (labelOf(words) ? `\n${words}:\n` : all));
  const parts = text
    .split(SIGNS)
    .flatMap((part) => (isTime(part) ? part : cutAtTimes(part, language)));
  const pieces = parts
    .map((part) => part.replace(/^[\s,;:.)]+|\s+$/g, ''))
    .filter((part) => /\p{L}/u.test(part));
  const [first = '', ...others] = pieces;
  const colon = others.every(isTime) ? first.search(/[:：]\s/) : -1;
  const list = first.slice(colon + 1).trim();
  // "Rice bowl: rice, eggs, peas"
  return colon > 0 && isList(list, language) ? [first.slice(0, colon), list, ...others] : pieces;
}

/** "Soup, 30 min: beans, leeks" */
function cutAtTimes(part: string, language: LanguageCode | null): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, isHyphenated } of lexTimes(normalizeText(part), language)) {
    const before = part
      .slice(from, start)
      .replace(/(?:about|around|approx\.?|circa|ca\.?|~|≈)\s*$/i, '');
    const isApart = /(?:^|[,;:.(])\s*$/.test(before) && /^\s*(?:$|[,;:.)])/.test(part.slice(end));
    if (isHyphenated || !isApart) continue;
    pieces.push(before.replace(/[\s,;:.(]+$/, ''), part.slice(start, end));
    from = end;
  }
  return [...pieces, part.slice(from)];
}

const MOST_TIME_WORDS = 6;

/** The times of a text that is about nothing else; null for any other. */
function timesIn(text: string, language: LanguageCode | null): Time[] | null {
  const level = normalizeText(text);
  const times = lexTimes(level, language).filter(({ from }) => !Number.isNaN(from));
  const [first] = times;
  if (!first || first.isHyphenated) return null;
  const rest = times.reduceRight(
    (words, { start, end }) => `${words.slice(0, start)} ${words.slice(end)}`,
    level,
  );
  const words = rest.match(/\p{L}+/gu) ?? [];
  if (words.length > MOST_TIME_WORDS || recognise(rest).foods.length > 0) return null;
  const isLed = /\p{L}/u.test(level.slice(0, first.start));
  return isLed && words.length > 2 ? null : times;
}

/** "Ground turkey, rice, tomato sauce. A quick one." */
const FIRST_SENTENCE = /^.*?(?=[.!?]\s+\p{Lu}|[.!?]?$)/su;
const MOST_FOOD_WORDS = 5;

/** Whether words list foods, as far as the page knows the language. */
function isList(text: string, language: LanguageCode | null): boolean {
  const items = (FIRST_SENTENCE.exec(text)?.[0] ?? '').split(/,\s/);
  const known = items.filter((item) => recognise(item).foods.length > 0);
  return (
    items.length > 1 &&
    items.every((item) => item.split(/\s+/).length <= MOST_FOOD_WORDS) &&
    (known.length * 2 >= items.length || (language !== 'en' && language !== null))
  );
}

/** Whether words behind a time may be foods. The page does not know those of other languages. */
const mayBeFoods = (text: string, language: LanguageCode | null) =>
  (language !== 'en' && /,\s/.test(text)) || recognise(text).foods.length > 0;

/** Whether words name one food and nothing else. */
function isFood(text: string): boolean {
  const { foods, unknown } = recognise(text);
  return foods.length > 0 && unknown.length === 0 && text.split(/\s+/).length < MOST_FOOD_WORDS;
}

/** Reads a line into the last idea, or begins another. @returns a label whose words are on the next line */
function readLine(
  { text, mark, aside }: Line,
  at: number,
  drafts: Draft[],
  language: LanguageCode | null,
  before: Label | null,
): Label | null {
  if (aside === 'edge') return before;
  const words = seen(text);
  const bare = words.replace(LEAD, '').replace(LEAD, '');
  const isFirst = bare !== words || mark === 'number' || mark === 'heading';
  const pieces = piecesOf(bare, language);
  const labels = pieces.map((piece) => labelOf(piece.replace(/\s*[:：]$/, '')));
  // The head of a table
  if (labels.length > 1 && labels.every((label) => label !== null)) return null;
  const timesOf = pieces.map((piece) => timesIn(piece, language));
  const last = timesOf.findLastIndex((times) => times !== null);
  const below = drafts.at(-1);
  // A list of foods below its idea
  const [only = ''] = pieces;
  const isListed = mark === 'bullet' && !isFirst && pieces.length === 1 && !/^\*\*|__/.test(text);
  if (below && isListed && labels[0] === null && last < 0) {
    const isOne = before === 'foods' ? !/[:：]$/.test(only) : below.isFirst && isFood(only);
    if (isOne) {
      below.foods.push(...foodsOf(only));
      below.end = at;
      return before;
    }
  }
  // "A light one.", below its idea
  const isRemark = below?.isFirst && !isFirst && /[.!]$/.test(only);
  let label = isFirst ? null : before;
  for (const [index, piece] of pieces.entries()) {
    const isLabel = labels[index] !== null && (/[:：]$/.test(piece) || pieces.length === 1);
    if (isLabel) {
      label = labels[index] ?? null;
      continue;
    }
    const draft = drafts.at(-1);
    const times = timesOf[index];
    const isNamed = index === 0 || label === 'title';
    const isTitle = isNamed && last > index && label !== 'foods' && !(times && label);
    const listsFoods = isList(piece, language);
    if (draft && times && !isTitle) {
      draft.times.push(readTimes(piece, times, label));
      draft.end = at;
    } else if (
      draft &&
      !isTitle &&
      label !== 'title' &&
      (label === 'foods' ||
        (index > 0 &&
          (listsFoods || isFood(piece) || (index > last && mayBeFoods(piece, language)))) ||
        (!isFirst && pieces.length === 1 && listsFoods))
    ) {
      // A list without a label may be a description.
      if (label === 'foods' && !draft.isLabelled) draft.foods = [];
      if (draft.foods.length === 0 || label === 'foods' || (index > 0 && isFood(piece)))
        draft.foods.push(...foodsOf(piece));
      draft.isLabelled ||= label === 'foods';
      draft.end = at;
    } else if (isNamed && (isTitle || !(isSentence(piece) || isRemark))) {
      const title = titleOf(piece);
      const isMarked = isFirst || mark === 'bullet';
      if (title)
        drafts.push({
          title,
          times: [],
          foods: [],
          isMarked,
          isFirst,
          isLabelled: false,
          start: at,
          end: at,
        });
    }
    label = null;
  }
  return label;
}

const titleOf = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^["“”'‘\s]+|["“”'\s:：,;.–—-]+$/g, '')
    .slice(0, LONGEST_TITLE)
    .toWellFormed();

const AND = /\s+(?:and|und|et|y|e|en|&)\s+/i;

/** "eggs (from your list)" */
const ASIDE = /\s*\([^()]*\b(?:list|have|need|optional|buy|missing|hand)\b[^()]*\)/gi;

/** "Uses rice, eggs" */
const USES =
  /^(?:(?:it )?uses?|using|with|made (?:with|from|of)|(?:main |key )?ingredients(?: are)?)\s+/i;

function foodsOf(words: string): string[] {
  const [list = ''] = FIRST_SENTENCE.exec(words) ?? [];
  const items = list
    .replace(USES, '')
    .replace(ASIDE, '')
    .split(/\s*[,;\n+]\s*/);
  const last = items.pop() ?? '';
  return [...items, ...last.split(AND)]
    .map((item) => item.replace(/^(?:and|und|plus)\s+|[\s.]+$|(?<!\([^()]*)\)$/gi, '').trim())
    .filter((item) => /\p{L}/u.test(item))
    .slice(0, MOST_FOODS)
    .map((item) => item.slice(0, LONGEST_FOOD).toWellFormed());
}

const IN_ALL = /total|in all|altogether|overall|insgesamt|gesamt|totaal/i;

/** Reads the time of a piece, such as "20 minutes of work, 1 hour in all". */
function readTimes(piece: string, times: readonly Time[], label: Label | null): Labelled {
  const all = times.map((time) =>
    Math.round((secondsOf(time) * ((time.to ?? time.from) / time.from)) / 60),
  );
  const [first = 0] = all;
  const isSum = /\bprep/i.test(piece) && /\bcook|\bbak/i.test(piece);
  const minutes = IN_ALL.test(piece)
    ? Math.max(...all)
    : isSum
      ? all.reduce((sum, one) => sum + one, 0)
      : first;
  return { label: label ?? 'total', minutes };
}

/** The whole time of an idea; without that, its parts together. */
function minutesOf(times: readonly Labelled[]): number | null {
  const total = times.find(({ label }) => label === 'total');
  const parts = times.filter(({ label }) => label === 'prep' || label === 'cook');
  return total?.minutes ?? (parts.reduce((sum, { minutes }) => sum + minutes, 0) || null);
}

/** Makes lines of data: the title of each dish, its time and its foods. */
function linesOfJson(json: Json, key = ''): Line[] {
  if (Array.isArray(json)) {
    const names = json.every((one) => typeof one === 'string') ? json : [];
    return json.flatMap((one, at) =>
      names[at] ? [lineOf(names[at] as string, 'number')] : linesOfJson(one),
    );
  }
  if (!isObject(json)) return [];
  const name = keyIn(json, TITLE);
  const inner = Object.entries(json).filter(([, value]) => typeof value === 'object');
  const facts = factsOf(json);
  const title = name === undefined ? key : String(json[name]);
  if (facts.length > 0 && title) return [lineOf(title, 'heading'), ...facts];
  if (name !== undefined && inner.length === 0) return [lineOf(title, 'heading')];
  return inner.flatMap(([own, value]) => linesOfJson(value, own));
}

const lineOf = (text: string, mark: Line['mark']): Line => ({
  text: text.replace(/\s+/g, ' '),
  mark,
  isAfterBlank: false,
});

/** The time and the foods of an object. */
function factsOf(json: JsonObject): Line[] {
  return Object.entries(json).flatMap(([key, value]) => {
    const words = key.replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]+/gu, ' ');
    if (/ingredient|foods|uses|zutaten/i.test(key) || INGREDIENTS.has(bareKey(key))) {
      const foods = [value]
        .flat()
        .map((one) =>
          isObject(one) ? Object.values(one).find((own) => typeof own === 'string') : one,
        );
      return lineOf(`Ingredients: ${foods.join(', ')}`, null);
    }
    if (/time|minutes|duration|dauer|zeit/i.test(key) && typeof value !== 'object') {
      const label = labelOf(words.replace(/ (?:in )?min(?:ute)?s?$/i, '')) ?? 'total';
      const [, hours, minutes] = /^PT(?:(\d+)H)?(?:(\d+)M)?/.exec(String(value)) ?? [];
      const time = hours || minutes ? `${60 * Number(hours ?? 0) + Number(minutes ?? 0)}` : value;
      return lineOf(`${label}: ${Number(time) > 0 ? `${time} minutes` : time}`, null);
    }
    return [];
  });
}
