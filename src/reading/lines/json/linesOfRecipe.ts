import { addressOf } from '../../../../machines/kitchen/recipeSource';
import { readVideo } from '../../document/facts/readVideo';
import { lettersOf } from '../../document/textTraits';
import type { Placed } from '../Line';
import { countUp } from '../text/countUp';
import { ingredientLines, ingredientsOf } from './ingredientsOf';
import { bareKey, DESCRIPTION, INGREDIENTS, NOTES, namesOf, SERVINGS, STEPS, TITLE } from './keys';
import {
  capitalized,
  durationOf,
  groupIn,
  groupsBeside,
  HEADING,
  isObject,
  isWordless,
  type Json,
  type JsonObject,
  keyIn,
  lineAs,
  listIn,
  nameInJson,
  oneLine,
  textOfJson,
  trimmedLines,
  unmarked,
  valueIn,
  withHeadings,
  wordsOfKey,
} from './words';

/** A recipe has these once. The page has no place for the words of a second one. */
const ONE_OF = [TITLE, INGREDIENTS, STEPS];
const READ = namesOf('ingredientgroups haspart recipeservings recipeyieldquantity');

/** All but its title, ingredients, steps and servings. */
function othersOf(recipe: JsonObject): JsonObject {
  const isSecond = (key: string, value: Json) => {
    const names = ONE_OF.find((one) => one.has(bareKey(key)));
    return !names || textOfJson(valueIn(recipe, names)) !== textOfJson(value);
  };
  return Object.fromEntries(
    Object.entries(recipe).filter(
      ([key, value]) =>
        !key.startsWith('@') &&
        !READ.has(bareKey(key)) &&
        !SERVINGS.has(bareKey(key)) &&
        isSecond(key, value),
    ),
  );
}

/**
 * Of a model, a page or a program, with their roles. Every string is in a line; a field without a
 * place is a note. `tidy` takes off what holds no words for a cook.
 */
export function linesOfRecipe(
  recipe: JsonObject,
  tidy: (others: JsonObject) => JsonObject = (others) => others,
): Placed[] {
  const rest = new Map(Object.entries(tidy(othersOf(recipe))));
  const { parts, others } = partsOf(recipe);
  const beside = [...others, ...groupsBeside(recipe).others, ...parts.map(othersOf)];
  for (const [key, value] of Object.entries(tidy({ parts: beside }))) rest.set(key, value);
  const servings = yieldsIn(recipe);
  const facts = [servings.fact];
  for (const [key, value] of rest) {
    // Beside servings, a bare time is the whole time.
    const time = timeOf(bareKey(key), value, servings.fact !== '');
    if (time) facts.push(time);
    if (time) rest.delete(key);
  }
  const lead = keyIn(Object.fromEntries(rest), DESCRIPTION) ?? '';
  const [video = '', film] = [...rest].find(([, value]) => readVideo(String(value))) ?? [];
  const leads = [textOfJson(rest.get(lead)), textOfJson(film)];
  rest.delete(lead);
  rest.delete(video);
  const notes = [...[...rest].flatMap(([key, value]) => notesOf(key, value)), ...servings.others];
  return [
    ...lineAs('title', textOfJson(valueIn(recipe, TITLE))),
    ...lineAs('fact', facts.filter(Boolean).join(' · ')),
    ...leads.flatMap((words) => lineAs('lead', words)),
    ...ingredientsOf(recipe),
    ...parts.flatMap((part) => [...lineAs('group', nameInJson(part)), ...ingredientsOf(part)]),
    ...stepLinesOf(recipe),
    ...parts.flatMap((part) => [...lineAs('part', nameInJson(part)), ...stepLinesOf(part)]),
    ...notes.flatMap((words) => lineAs('note', words)),
  ];
}

/** Parts with ingredients or steps of their own, and the others. */
function partsOf(recipe: JsonObject): { parts: JsonObject[]; others: Json[] } {
  const all = listIn(recipe, 'haspart');
  const isPart = (one: Json): one is JsonObject =>
    isObject(one) && (ingredientLines(one).length > 0 || stepLinesOf(one).length > 0);
  return { parts: all.filter(isPart), others: all.filter((one) => !isPart(one)) };
}

/** "Prep: 10 minutes"; empty if the value is not a time. */
function timeOf(key: string, value: Json, isBesideServings: boolean): string {
  const [, kind] =
    /^(prep|cook|total)(?:aration|ing)?(?:time)?(?:in)?(?:min(?:ute)?s?)?$/.exec(key) ?? [];
  const isBare = /^(?:time|duration|totalduration)(?:in)?(?:min(?:ute)?s?)?$/.test(key);
  const words = durationOf(value);
  if (!words || (!kind && !isBare)) return '';
  if (kind === 'total' && !isBesideServings) return `Total: ${words}`;
  return kind && kind !== 'total' ? `${capitalized(kind)}: ${words}` : words;
}

function notesOf(key: string, value: Json): string[] {
  if (NOTES.has(bareKey(key)) && !isObject(value)) return [value].flat().map(textOfJson);
  const words = textOfJson(value);
  return words ? [`${capitalized(wordsOfKey(key))}: ${words}`] : [];
}

const PLAIN_NUMBER = /^\d+(?: ?[-–] ?\d+)?$/;

/** How many people a recipe serves, as a fact, and what else it yields, as notes. */
function yieldsIn(recipe: JsonObject) {
  const { servings, recipeServings, recipeYieldQuantity } = recipe;
  const said = valueIn({ ...recipe, servings: null, recipeServings: null }, SERVINGS) ?? null;
  // This page writes what it read beside the digits that other programs need.
  if (servings === null && textOfJson(said) === '1') return { fact: '', others: [] };
  if (typeof servings === 'string' && textOfJson(servings).match(/\d+/)?.[0] === textOfJson(said)) {
    return yieldsOf([servings]);
  }
  const quantity =
    Number(recipeYieldQuantity) > 0
      ? [[recipeYieldQuantity, said].map((one) => textOfJson(one)).join(' ')]
      : [said].flat().map(textOfJson).filter(Boolean);
  if (Number(recipeServings) > 0) {
    const people = textOfJson(recipeServings);
    const makes = quantity.join(', ');
    return {
      fact: `Serves ${people}`,
      others: makes && makes !== people ? [`Makes: ${makes}`] : [],
    };
  }
  return yieldsOf(quantity.length > 0 ? quantity : [servings ?? null].flat().map(textOfJson));
}

/** What a cook counts first, "4" of "4" and "24 dumplings", and the others. */
function yieldsOf(said: readonly string[]) {
  const [first = '', ...more] = said
    .filter(Boolean)
    .sort((one, other) => Number(PLAIN_NUMBER.test(other)) - Number(PLAIN_NUMBER.test(one)));
  const others = more.filter((words) => !words.startsWith(first)).map((words) => `Yield: ${words}`);
  if (PLAIN_NUMBER.test(first)) return { fact: `Serves ${first}`, others };
  const isThings = /^\d+ (?!serving|portion|people|person)/i.test(first);
  return { fact: isThings ? `Makes ${first}` : capitalized(first), others };
}

const COUNTS = namesOf('step number stepnumber position order id index no nr type');
const WORDS = namesOf('text instruction instructions description step action direction details');

/** Makes parts if the recipe has them. One line each is one step each. */
export function stepLinesOf(recipe: JsonObject): Placed[] {
  const value = valueIn(recipe, STEPS) ?? [];
  const isMap = isObject(value) && !groupIn(value) && !keyIn(value, WORDS);
  const steps = isMap ? Object.values(value) : [value].flat();
  // The lines of one text are its steps; those of one of several steps are not.
  const lines = steps.flatMap((step) => stepsIn(step, steps.length === 1, false));
  return withoutCounts(withHeadings(lines, 'part', 'step'));
}

function withoutCounts(lines: readonly Placed[]): Placed[] {
  const counts = lines.flatMap((line) =>
    line.role !== 'note' && COUNT.test(line.text)
      ? [{ line, number: Number(/\d+/.exec(line.text)) }]
      : [],
  );
  const isCounted = counts.length > 1 && countUp(counts).flat().length === counts.length;
  return lines.filter((line) => !isCounted || !counts.some((count) => count.line === line));
}

/** The lines of a step, or of a part with its steps. `isOnly`: there is nothing else. */
function stepsIn(step: Json, isOnly: boolean, isWithin: boolean): Placed[] {
  if (Array.isArray(step)) {
    return step.flatMap((one) => stepsIn(one, step.length === 1, isWithin));
  }
  if (!isObject(step)) return linesAs(cutSteps(String(step ?? ''), isOnly));
  const inner = groupIn(step);
  if (inner) {
    const { heading, items, others } = inner;
    return [
      ...lineAs('part', heading),
      ...items.flatMap((one) => stepsIn(one, items.length === 1, true)),
      ...others,
    ];
  }
  if ('ingredientReferences' in step) return stepsOfMealie(step);
  if (!isOfPage(step)) return stepOf(step);
  const name = textOfJson(step.name);
  const lines = cutSteps(typeof step.text === 'string' ? step.text : textOfJson(step.text), isOnly);
  // A name that only begins the text says nothing more, and neither does "Step 1".
  const says =
    lettersOf(lines.join('')).startsWith(lettersOf(name)) || ('@type' in step && COUNT.test(name));
  if (lines.length === 0) return lineAs('step', name || textOfJson(step));
  const remarks = remarksIn(step).filter((words) => !lines.join(' ').includes(words));
  if (remarks.length > 0) lines.push(`${lines.pop()} (${remarks.join(', ')})`);
  if (!name || says) return linesAs(lines);
  return isWithin ? titled(name, lines.join(' ')) : [...lineAs('part', name), ...linesAs(lines)];
}

/** A page's words beside a step's name and text, without addresses: "Use peanut oil." */
const remarksIn = (step: JsonObject): string[] =>
  Object.entries(step).flatMap(([key, value]) => {
    const isRead = /^(?:@|name$|text$|url$)/.test(key) || isWordless(key);
    return typeof value === 'string' && !isRead && !addressOf(value) ? oneLine(value) : [];
  });

const linesAs = (lines: readonly string[]): Placed[] =>
  lines.flatMap((line) => lineAs('step', unmarked(oneLine(line))));

const titled = (title: string, text: string): Placed[] =>
  lineAs('step', text).map((line) => ({ ...line, title }));

/** Pages give a step a name and a text at most, or a type. */
const isOfPage = (step: JsonObject): boolean =>
  '@type' in step || Object.keys(step).every((key) => key === 'name' || key === 'text');

/** Mealie names a part in the title of its first step. */
function stepsOfMealie({ title, summary, text }: JsonObject): Placed[] {
  const words = [summary, text].map(textOfJson).filter(Boolean).join(': ');
  return [...lineAs('part', textOfJson(title)), ...lineAs('step', unmarked(words))];
}

/** "**Sauce:** Stir it. (5 minutes)" */
function stepOf(item: JsonObject): Placed[] {
  const words = keyIn(item, WORDS, (value) => typeof value === 'string');
  const heading = keyIn(item, HEADING);
  const title = heading === words ? '' : textOfJson(item[heading ?? '']);
  const text = unmarked(textOfJson(item[words ?? '']));
  const others = Object.keys(item)
    .filter((key) => key !== words && key !== heading && !key.startsWith('@'))
    .filter((key) => !(COUNTS.has(bareKey(key)) && /^\d*$/.test(String(item[key]))))
    .map((key) => textOfJson({ [key]: item[key] ?? null }))
    .filter(Boolean)
    .join(', ');
  const behind = others && (title || text) ? ` (${others})` : others;
  return title && text && !text.startsWith(title)
    ? titled(title, text + behind)
    : lineAs('step', (text || title) + behind);
}

/** "Step 1", "1:" */
const COUNT = /^(?:\p{L}{3,12} ?)?\d{1,2} ?[.:)]?$/u;
const NUMBER = /(?<=^|\s|[.!?:)])(\d{1,2})[.)]\s?(?=\p{Lu}|\p{Lo})/gu;

/** The lines of a text if it is all there is, and what a page has run together. */
function cutSteps(text: string, isOnly: boolean): string[] {
  const lines = trimmedLines(text);
  const parts = isOnly ? cutNumbers(lines.join('\n')) : [lines.join(' ')];
  const all = parts.flatMap(trimmedLines);
  return all.length > 1 ? all.filter((line) => !COUNT.test(line)) : all;
}

/** "For the dough: 1. Mix it. 2. Knead it." */
function cutNumbers(text: string): string[] {
  const marks = [...text.matchAll(NUMBER)].map(({ 0: mark, 1: number, index }) => ({
    number: Number(number),
    index,
    end: index + mark.length,
  }));
  const places = countUp(marks).flat();
  if (places.length < 2) return [text];
  const parts = places.map(({ end }, at) => text.slice(end, places[at + 1]?.index));
  return [text.slice(0, places[0]?.index), ...parts];
}
