import { plainLines } from '../html/plainLines';
import { isObject, type Json, type JsonObject, keyIn, textOfJson } from './jsonWords';
import { namesOf } from './keys';

const STEPS = namesOf('recipeinstructions instructions directions steps');
const NAME = namesOf('name');
const TEXT = namesOf('text');
const PARTS = namesOf('itemlistelement');

/** The steps of a recipe, in parts if it has them. One line each is one step each. */
export function stepsOf(recipe: JsonObject): Json {
  const steps = valueIn(recipe, STEPS) ?? [];
  if (typeof steps === 'string') return cutSteps(steps);
  if (!Array.isArray(steps)) return isObject(steps) ? stepsIn(steps) : steps;
  // Mealie names a part in the title of its first step.
  if (!steps.some((step) => isObject(step) && 'ingredientReferences' in step)) {
    // The lines of one text are its steps; those of one of several steps are not.
    return steps.flatMap((step) => stepsIn(step, false, steps.length === 1));
  }
  const parts: { name: string; steps: Json[] }[] = [{ name: '', steps: [] }];
  for (const step of steps) {
    const { title, summary, text } = isObject(step) ? step : {};
    if (textOfJson(title)) parts.push({ name: textOfJson(title), steps: [] });
    const words = [summary, text].map(textOfJson).filter(Boolean).join(': ');
    if (words) parts.at(-1)?.steps.push(words);
  }
  return parts.flatMap(({ name, steps: items }): Json[] =>
    name ? [{ name, steps: items }] : items,
  );
}

const valueIn = (object: JsonObject, names: ReadonlySet<string>): Json | undefined =>
  object[keyIn(object, names) ?? ''];

/** A step, or a part with its steps, without ids, pictures and addresses. */
function stepsIn(step: Json, isWithin = false, isOnly = true): Json[] {
  if (typeof step === 'string') return cutSteps(step, isOnly);
  if (Array.isArray(step)) {
    return step.flatMap((one) => stepsIn(one, isWithin, step.length === 1));
  }
  if (!isObject(step)) return [step];
  const name = textOfJson(valueIn(step, NAME));
  const parts = valueIn(step, PARTS);
  if (parts !== undefined) {
    const inner = stepsIn(Array.isArray(parts) ? parts : [parts], true);
    return name ? [{ name, steps: inner }] : inner;
  }
  const text = valueIn(step, TEXT);
  const lines = cutSteps(typeof text === 'string' ? text : textOfJson(text), isOnly);
  // A name that only begins the text says nothing more, and neither does "Step 1".
  const says = lines[0]?.startsWith(name.replace(/[.…]+$/, '')) || COUNT.test(name);
  if (lines.length === 0) return name ? [name] : [step];
  if (!name || says) return lines;
  return isWithin ? [{ name, text: lines.join(' ') }] : [{ name, steps: lines }];
}

/** "Step 1", "1:" */
const COUNT = /^(?:\p{L}{3,12} ?)?\d{1,2} ?[.:)]?$/u;
const NUMBER = /(?<=^|\s|[.!?:)])(\d{1,2})[.)]\s?(?=\p{Lu}|\p{Lo})/gu;

/** The steps in one text: its lines if it is all there is, and what a page has run together. */
function cutSteps(text: string, isOnly = true): string[] {
  const lines = plainLines(text);
  const parts = isOnly ? cutNumbers(lines.join('\n')) : [lines.join(' ')];
  return parts
    .flatMap((part) => part.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line && !COUNT.test(line));
}

/** "For the dough: 1. Mix it. 2. Knead it." */
function cutNumbers(text: string): string[] {
  let last = 0;
  const places = [...text.matchAll(NUMBER)].filter(({ 1: number }) => {
    if (Number(number) !== 1 && Number(number) !== last + 1) return false;
    last = Number(number);
    return true;
  });
  if (places.length < 2) return [text];
  const parts = places.map(({ 0: mark, index }, at) =>
    text.slice(index + mark.length, places[at + 1]?.index),
  );
  return [text.slice(0, places[0]?.index), ...parts];
}
