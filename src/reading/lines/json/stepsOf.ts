import { addressOf } from '../../../../machines/kitchen/recipeSource';
import { timeNamed } from '../../document/facts/readFacts';
import { lettersOf } from '../../document/textTraits';
import type { RoleLine } from '../Line';
import { countUp } from '../text/countUp';
import { namesOf, STEPS } from './keys';
import {
  groupIn,
  HEADING,
  isCountKey,
  isObject,
  isWordlessKey,
  type Json,
  type JsonObject,
  keyIn,
  lineAs,
  oneLine,
  othersIn,
  textOfJson,
  trimmedLines,
  unmarked,
  valueIn,
  withHeadings,
} from './words';

const WORDS = namesOf('text instruction instructions description step action direction details');

/** Makes parts if the recipe has them. One line each is one step each. */
export function stepLinesOf(recipe: JsonObject): RoleLine[] {
  const value = valueIn(recipe, STEPS) ?? [];
  const isMap = isObject(value) && !groupIn(value) && !keyIn(value, WORDS);
  const steps = isMap ? Object.values(value) : [value].flat();
  // The lines of one text are its steps; those of one of several steps are not.
  const lines = steps.flatMap((step) => stepsIn(step, steps.length === 1, false));
  return withoutCounts(withHeadings(lines, 'part', 'step'));
}

function withoutCounts(lines: readonly RoleLine[]): RoleLine[] {
  const counts = lines.flatMap((line) =>
    line.role !== 'note' && COUNT.test(line.text)
      ? [{ line, number: Number(/\d+/.exec(line.text)) }]
      : [],
  );
  const isCounted = counts.length > 1 && countUp(counts).flat().length === counts.length;
  return lines.filter((line) => !isCounted || !counts.some((count) => count.line === line));
}

/** The lines of a step, or of a part with its steps. `isOnly`: there is nothing else. */
function stepsIn(step: Json, isOnly: boolean, isWithin: boolean): RoleLine[] {
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
  if (lines.length === 0) return name ? lineAs('step', name) : stepsBelow(step, isWithin);
  const remarks = remarksIn(step).filter((words) => !lines.join(' ').includes(words));
  if (remarks.length > 0) lines.push(`${lines.pop()} (${remarks.join(', ')})`);
  if (!name || says) return linesAs(lines);
  const isTitle = isWithin || '@type' in step;
  return isTitle ? titled(name, lines.join(' ')) : [...lineAs('part', name), ...linesAs(lines)];
}

/** A list may wrap its steps: `{"@type": "ListItem", "item": {"text": "Mix."}}`. */
function stepsBelow(step: JsonObject, isWithin: boolean): RoleLine[] {
  if (!Object.values(step).some((value) => typeof value === 'object' && value !== null)) {
    return lineAs('step', textOfJson(step));
  }
  return Object.entries(step).flatMap(([key, value]) => {
    if (key.startsWith('@')) return [];
    return typeof value === 'object' && value !== null
      ? stepsIn(value, false, isWithin)
      : lineAs('note', textOfJson({ [key]: value }));
  });
}

/** A page's words beside a step's name and text, without addresses: "Use peanut oil." */
const remarksIn = (step: JsonObject): string[] =>
  Object.entries(step).flatMap(([key, value]) => {
    const isRead = /^(?:@|name$|text$|url$)/.test(key) || isWordlessKey(key);
    return typeof value === 'string' && !isRead && !addressOf(value) ? oneLine(value) : [];
  });

const linesAs = (lines: readonly string[]): RoleLine[] =>
  lines.flatMap((line) => {
    const text = unmarked(oneLine(line));
    return tellsTimes(text) ? lineAs('fact', text) : lineAs('step', text);
  });

const BETWEEN_TIMES = /(?<=\d ?\p{L}{1,10}\.?)[\s,·|]+(?=\p{Lu})/u;
const TIME = /^(\p{L}[\p{L}/ -]{2,30}?):?\s(?:ca\.? |about )?\d[^.]{0,30}$/u;

/** "Arbeitszeit ca. 20 Minuten Gesamtzeit ca. 1 Stunde", but not "Bake 12 minutes." */
function tellsTimes(text: string): boolean {
  const names = text.split(BETWEEN_TIMES).map((part) => timeNamed(TIME.exec(part)?.[1] ?? ''));
  return (
    names.length > 1 && names.every(Boolean) && (names.includes('prep') || names.includes('total'))
  );
}

const titled = (title: string, text: string): RoleLine[] =>
  lineAs('step', text).map((line) => ({ ...line, title }));

/** Pages give a step a name and a text at most, or a type. */
const isOfPage = (step: JsonObject): boolean =>
  '@type' in step || Object.keys(step).every((key) => key === 'name' || key === 'text');

/** Mealie names a part in the title of its first step. */
function stepsOfMealie({ title, summary, text }: JsonObject): RoleLine[] {
  const words = [summary, text].map(textOfJson).filter(Boolean).join(': ');
  return [...lineAs('part', textOfJson(title)), ...lineAs('step', unmarked(words))];
}

/** "**Sauce:** Stir it. (5 minutes)" */
function stepOf(item: JsonObject): RoleLine[] {
  const words = keyIn(item, WORDS, (value) => typeof value === 'string');
  const heading = keyIn(item, HEADING);
  const title = heading === words ? '' : textOfJson(item[heading ?? '']);
  const text = unmarked(textOfJson(item[words ?? '']));
  const count = Object.keys(item).find((key) => isCountKey(key) && /^\d*$/.test(String(item[key])));
  const others = othersIn(item, [words, heading, count]).join(', ');
  const remark = others && (title || text) ? ` (${others})` : others;
  return title && text && !text.startsWith(title)
    ? titled(title, text + remark)
    : lineAs('step', (text || title) + remark);
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
