import { addressOf } from '../../../../machines/kitchen/recipeSource';
import { timeNamed } from '../../document/facts/readFacts';
import { areSaid, plainWords } from '../../document/said';
import { isPlainSection, sectionOf } from '../../document/vocabulary';
import type { RoleLine } from '../Line';
import { countUp } from '../text/countUp';
import { bareKey, namesOf, STEPS } from './keys';
import {
  fieldsOf,
  groupIn,
  HEADING,
  isObject,
  type Json,
  type JsonObject,
  keyIn,
  lineAs,
  oneLine,
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
  const lines = stepsIn(isMap ? Object.values(value) : [value].flat(), false, false);
  return withoutCounts(withHeadings(lines, 'part', 'step').map(headOf));
}

/** Some pages have the heading of their steps among these: "Instructions". */
function headOf(line: RoleLine, at: number): RoleLine {
  const isHead = at === 0 && sectionOf(line.text) === 'method' && isPlainSection(line.text);
  return isHead && line.role === 'step' ? { ...line, role: 'methodHead' } : line;
}

function withoutCounts(lines: readonly RoleLine[]): RoleLine[] {
  const isCount = ({ role, text }: RoleLine) => role !== 'note' && COUNT.test(text);
  const counts = lines.filter(isCount).map(({ text }) => ({ number: Number(/\d+/.exec(text)) }));
  const isCounted = counts.length > 1 && countUp(counts).flat().length === counts.length;
  return isCounted ? lines.filter((line) => !isCount(line)) : [...lines];
}

/** The lines of a step, or of a part with its steps. `isOnly`: there is nothing else. */
function stepsIn(step: Json, isOnly: boolean, isWithin: boolean): RoleLine[] {
  // The lines of one text are its steps; those of one of several steps are not.
  if (Array.isArray(step)) {
    return step.flatMap((one) => stepsIn(one, step.length === 1, isWithin));
  }
  if (!isObject(step)) return linesAs(cutSteps(String(step ?? ''), isOnly));
  const inner = groupIn(step);
  if (!inner) return stepOf(step, isOnly, isWithin);
  const { heading, items, others } = inner;
  return [
    ...lineAs('part', heading),
    ...items.flatMap((one) => stepsIn(one, items.length === 1, true)),
    ...others,
  ];
}

function stepOf(step: JsonObject, isOnly: boolean, isWithin: boolean): RoleLine[] {
  const words = step.text ? 'text' : keyIn(step, WORDS, isText);
  const heading = keyIn(step, HEADING, (one) => typeof one !== 'object');
  const title = heading === words ? '' : textOfJson(step[heading ?? '']);
  const fields = fieldsOf(step, [heading]);
  const things = fields.filter(isThing);
  if (!words && (!heading || things.length > 0)) {
    // A list may wrap its steps: `{"@type": "ListItem", "item": {"text": "Mix."}}`.
    const rest = fields.filter((field) => !isThing(field));
    return [
      ...lineAs('part', title),
      ...things.flatMap(([, thing]) => stepsIn(thing, false, isWithin)),
      ...lineAs(things.length > 0 ? 'note' : 'step', textOfJson(Object.fromEntries(rest))),
    ];
  }
  const text = step[words ?? ''] || title;
  const lines = cutSteps(typeof text === 'string' ? text : textOfJson(text), isOnly);
  const remarks = remarksIn(step, [words, heading]).filter((one) => !areSaid([one], lines)[0]);
  if (remarks.length > 0) lines.push(`${lines.pop() ?? ''} (${remarks.join(', ')})`);
  const isPart = !isWithin && fieldsOf(step).every(([key]) => key === 'name' || key === 'text');
  // A title that only begins the text says nothing more, and neither does "Step 1".
  const named = plainWords(title);
  const isSaid = `${plainWords(lines.join(' '))} `.startsWith(named && `${named} `);
  if (isSaid || ('@type' in step && COUNT.test(title))) return linesAs(lines);
  if (isPart) return [...lineAs('part', title), ...linesAs(lines)];
  return lineAs('step', unmarked(lines.join(' '))).map((line) => ({ ...line, title }));
}

const isText = (value: Json): value is string => typeof value === 'string';
/** Other than a film of the step. */
const isThing = ([key, value]: [string, Json]) =>
  typeof value === 'object' && !!value && key !== 'video';

/** Their names say nothing more. Others do: "avoid: nuts". */
const REMARKS = namesOf(
  'note notes tip tips remark remarks comment comments details time timer duration',
);

/** They tell the place of a step. */
const COUNTS = namesOf('step number stepnumber displayorder position order id index no nr type');

/** "5 minutes" and "Use peanut oil" beside the words of a step. Pages have films and links there. */
const remarksIn = (step: JsonObject, known: readonly (string | undefined)[]): string[] =>
  fieldsOf(step, known)
    .filter(([key, value]) => !addressOf(value) && (isText(value) || key !== 'video'))
    .filter(([key, value]) => !(COUNTS.has(bareKey(key)) && /^\d*$/.test(String(value))))
    .map(([key, value]) =>
      isText(value) && REMARKS.has(bareKey(key)) ? oneLine(value) : textOfJson({ [key]: value }),
    )
    .filter(Boolean);

const linesAs = (lines: readonly string[]): RoleLine[] =>
  lines.flatMap((line) => {
    const text = unmarked(oneLine(line));
    return lineAs(tellsTimes(text) ? 'fact' : 'step', text);
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

/** "Step 1", "1:" */
const COUNT = /^(?:\p{L}{3,12} ?)?\d{1,2} ?[.:)]?$/u;
const NUMBER = /(?<=^|\s|[.!?:)])(\d{1,2})[.)]\s?(?=\p{Lu}|\p{Lo})/gu;

/** The lines of a text if it is all there is, and what a page has run together. */
function cutSteps(text: string, isOnly: boolean): string[] {
  const lines = trimmedLines(text);
  const parts = isOnly ? cutNumbers(lines.join('\n')) : [lines.join(' ')];
  return parts.flatMap(trimmedLines);
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
