import type { Idea } from '../../../../machines/kitchen/recipe';
import { parseRecipe } from '../../document/parseRecipe';
import { isSentence, namesFood } from '../../document/textTraits';
import { inWords, pattern } from '../../languages';
import { detectLanguage } from '../../languages/detectLanguage';
import { lexTimes, normalizeText, secondsOf } from '../../quantities/lexTimes';
import { findJson } from '../json/findJson';
import { ingredientsOf } from '../json/ingredientsOf';
import { bareKey, INGREDIENTS, TITLE } from '../json/keys';
import { durationOf, isObject, type Json, type JsonObject, keyIn, textOfJson } from '../json/words';
import { decodeReferences } from '../text/knownLetters';

/** A visitor chooses from so many ideas; fewer than the second number are not a choice. */
const MOST_IDEAS = 3;
const FEWEST_IDEAS = 2;

/** In UTF-16 units. A longer text is a recipe. */
const LONGEST_ANSWER = 8_000;
const LONGEST_TITLE = 100;
const LONGEST_FOOD = 60;
const MOST_FOODS = 15;

/**
 * The first three dishes of a list in markdown, or of objects with a title; none for a recipe, or
 * for fewer than two. `isCut`: the end is missing, and with it maybe the food that a visitor avoids.
 */
export function readIdeas(answer: string, isCut: boolean): Idea[] {
  if (answer.length > LONGEST_ANSWER || isRecipe(answer)) return [];
  const found = findJson(answer);
  const all =
    (found && ideasOfData(found.json, `${found.before}\n${found.after}`)) ?? ideasOfText(answer);
  const whole = isCut ? all.slice(0, -1) : all;
  const told = whole.filter(({ minutes, foods }) => minutes !== null || foods.length > 0);
  const named = whole.filter(({ title }) => !isSentence(title));
  const titles = new Set<string>();
  const ideas = (told.length > 0 ? told : named).filter(
    ({ title }) => title !== '' && titles.size < titles.add(title.toLowerCase()).size,
  );
  return ideas.length < FEWEST_IDEAS ? [] : ideas.slice(0, MOST_IDEAS).map(limitFoods);
}

function limitFoods(idea: Idea): Idea {
  const foods = idea.foods.filter((food) => /\p{L}/u.test(food)).slice(0, MOST_FOODS);
  return { ...idea, foods: foods.map((food) => food.slice(0, LONGEST_FOOD).toWellFormed()) };
}

export function isRecipe(answer: string): boolean {
  const { hasAllIngredients, hasAllSteps, ingredients, steps } = parseRecipe(answer);
  const count = ingredients.flatMap(({ items }) => items).length;
  return hasAllIngredients && hasAllSteps && count > 1 && steps.length > 1;
}

/** Null unless the data have a list of objects with titles. All else that they say is about all. */
function ideasOfData(json: Json, around: string): Idea[] | null {
  const values = Array.isArray(json) ? [json] : isObject(json) ? Object.values(json) : [];
  const list = values.find(Array.isArray) ?? [];
  const hasTitle = (one: Json) => isObject(one) && keyIn(one, TITLE) !== undefined;
  const dishes = list.filter(isObject).filter(hasTitle);
  if (dishes.length === 0) return null;
  const others = [
    ...values.filter((value) => value !== list),
    ...list.filter((one) => !hasTitle(one)),
  ];
  const ofAll = [around, ...others.map(textOfJson)].join('\n').trim();
  return dishes.map((dish) => ideaOfData(dish, ofAll));
}

const TIME = /time|minutes|duration|dauer|zeit|temps|tiempo/i;
const FOODS = /ingredient|foods|uses|zutaten/i;

function ideaOfData(object: JsonObject, ofAll: string): Idea {
  const entries = Object.entries(object);
  const times = entries.filter(([key, value]) => TIME.test(key) && typeof value !== 'object');
  const [time = ''] = times.map(([, value]) =>
    durationOf(Number(value) > 0 ? Number(value) : value),
  );
  const foods = entries.filter(([key]) => FOODS.test(key) || INGREDIENTS.has(bareKey(key)));
  const lines = foods.flatMap(([, ingredients]) => ingredientsOf({ ingredients }));
  return {
    title: titleOf(String(object[keyIn(object, TITLE) ?? ''])),
    minutes: times.length === 1 ? minutesIn([time]) : null,
    foods: lines.flatMap(({ role, text }) => (role === 'ingredient' ? text : [])),
    words: `${ofAll}\f${entries.map(([key, value]) => `${key}: ${textOfJson(value)}`).join('\n')}`,
  };
}

const LINK = /!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;

/** Without the marks of markdown, elements and pictures. */
const seen = (text: string) =>
  decodeReferences(text)
    .replace(LINK, '$1')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/\\([^\p{L}\d\s])/gu, '$1')
    .replace(/[*`#]+|~~|(?<![\p{L}\d])_+|_+(?![\p{L}\d])/gu, '')
    .replace(/(?![\d#*])\p{Extended_Pictographic}[\ufe0f\u200d]*/gu, ' ')
    .trim();

/** Where a dish may begin, the surest first: a number, a heading, a name in bold, a bullet. */
const PICTURES = /^[^\p{L}\p{N}#*•_(+-]+/u;
const BEGINNINGS = [/^[(#]?\d{1,2}[.):](?!\d)/, /^#{1,6}\s/, /^(?:\*\*|__)\S/, /^[-*•+]\s/];

/** Each dish begins with its line; what is above the first, and apart below the last, is about all. */
function ideasOfText(answer: string): Idea[] {
  const lines = answer.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
  const startsWith = (mark: RegExp) =>
    lines.flatMap((line, at) => (mark.test(line.replace(PICTURES, '')) ? at : []));
  const starts = BEGINNINGS.map(startsWith).find(({ length }) => length >= FEWEST_IDEAS) ?? [];
  const last = starts.at(-1) ?? 0;
  const below = lines.findIndex(
    (line, at) => at > last + 1 && /^\p{L}/u.test(line) && lines[at - 1]?.trim() === '',
  );
  const ofAll = [...lines.slice(0, starts[0]), ...(below < 0 ? [] : lines.slice(below))];
  const wordsOf = (some: readonly string[]) => some.map(seen).filter(Boolean).join('\n');
  return starts.map((start, at) => {
    const own = lines.slice(start, starts[at + 1]);
    return { ...ideaOfLines(own), words: `${wordsOf(ofAll)}\f${wordsOf(own).replace(LEAD, '')}` };
  });
}

/** "1. ", "Idea 2: ", "Option A – " */
const LEAD = new RegExp(
  `^(?:[-•+]\\s+)?(?:[(#]?\\d{1,2}\\s?[.):]\\s*)?(?:(?:${inWords('$choices|$titles|suggestion|meal')}) ?#?(?:\\d{1,2}|[a-c])?\\s*[.):–—-]+\\s+)?`,
  'i',
);
/** "Dish 1" is not a title. */
const ONLY_DISH = new RegExp(`^(?:${inWords('$choices|$titles|suggestion|meal')}) ?\\d*$`, 'i');
const SIGNS = /\s*(?:—|\||·|\s[–-]+(?=\s)|–(?=\s))\s*|\s*[([](?=[^()[\]]*[)\]])|[)\]]/;

function ideaOfLines([first = '', ...others]: readonly string[]): Omit<Idea, 'words'> {
  const [line = '', ...rest] = seen(first).replace(LEAD, '').split(SIGNS);
  // "Rice bowl: rice, eggs, peas"
  const [name = '', listed = ''] = /^(?:(?!https?:).)+?: .*,/.test(line)
    ? line.split(/: (.*)/s)
    : [line];
  const facts = [listed, ...rest, ...others.map((one) => seen(one).replace(/^[-•+]\s+/, ''))]
    .map((fact) => fact.replace(/^[\s,;:.]+|\s+$/g, ''))
    .filter((fact) => /\p{L}/u.test(fact));
  const foods = facts.filter((fact) => !isTime(fact));
  const list = foods.find((fact) => LABEL.test(fact)) ?? foods.find(isList) ?? foods.find(isFew);
  return { title: titleOf(name), minutes: minutesIn(facts), foods: list ? foodsOf(list) : [] };
}

const timesIn = (fact: string) =>
  lexTimes(normalizeText(fact), detectLanguage(fact)).filter(({ from }) => !Number.isNaN(from));

const isTime = (fact: string) => timesIn(fact).length > 0 && !namesFood(fact);

/** Null unless there is one time: of several, none is surely the whole. */
function minutesIn(facts: readonly string[]): number | null {
  const [time, ...more] = facts.filter(isTime).flatMap(timesIn);
  return time && more.length === 0
    ? Math.round((secondsOf(time) * ((time.to ?? time.from) / time.from)) / 60)
    : null;
}

const LABEL = pattern(
  '^(?:(?:\\p{L}+ ){0,2}$headings.ingredients[^:]{0,20}[:：]|uses?[: ]|with |foods?:)\\s*',
  'i',
);
/** "Ground turkey, rice, tomato sauce. A quick one." */
const FIRST_SENTENCE = /^.*?(?=[.!?]\s+\p{Lu}|[.!?]?$)/su;
const MOST_FOOD_WORDS = 5;

const itemsOf = (text: string) => (FIRST_SENTENCE.exec(text)?.[0] ?? '').split(/\s*[,;+]\s/);

/** The page does not know the foods of all languages. */
function isList(text: string): boolean {
  const items = itemsOf(text);
  const isShort = items.every((item) => item.split(/\s+/).length <= MOST_FOOD_WORDS);
  return items.length > 1 && isShort && (items.some(namesFood) || detectLanguage(text) !== 'en');
}

/** "eggs", "eggs and rice" */
const isFew = (text: string) =>
  namesFood(text) && !/[.!]$/.test(text) && text.split(/\s+/).length <= MOST_FOOD_WORDS;

const AND = pattern('\\s+(?:$small.and|&)\\s+', 'i');
const LAST = pattern('^(?:$small.and|plus)\\s+', 'i');

function foodsOf(text: string): string[] {
  const items = itemsOf(text.replace(LABEL, ''));
  const last = items.pop() ?? '';
  return [...items, ...last.split(AND)].map((item) =>
    item.replace(LAST, '').replace(/[\s.]+$/, ''),
  );
}

const titleOf = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^["“”'‘\s]+|["“”'\s:：,;.–—-]+$/g, '')
    .replace(ONLY_DISH, '')
    .slice(0, LONGEST_TITLE)
    .toWellFormed();
