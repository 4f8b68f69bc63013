import { plainLines } from '../html/plainLines';
import { isObject, type Json, type JsonObject, keyIn, wordsOf } from './jsonWords';
import { namesOf } from './keys';

const STEPS = namesOf('recipeinstructions instructions directions steps');
const NAME = namesOf('name');
const TEXT = namesOf('text');
const PARTS = namesOf('itemlistelement');

/** The steps of a recipe, in parts if it has them. One line each is one step each. */
export function stepsOf(recipe: JsonObject): Json {
  const steps = valueIn(recipe, STEPS) ?? [];
  if (typeof steps === 'string') return plainLines(steps);
  if (!Array.isArray(steps)) return isObject(steps) ? stepsIn(steps) : steps;
  // Mealie names a part in the title of its first step.
  if (!steps.some((step) => isObject(step) && 'ingredientReferences' in step)) {
    // The lines of one text are its steps; those of one of several steps are not.
    return steps.flatMap((step) => stepsIn(step, false, steps.length === 1));
  }
  const parts: { name: string; steps: Json[] }[] = [{ name: '', steps: [] }];
  for (const step of steps) {
    const { title, summary, text } = isObject(step) ? step : {};
    if (wordsOf(title)) parts.push({ name: wordsOf(title), steps: [] });
    const words = [summary, text].map(wordsOf).filter(Boolean).join(': ');
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
  if (typeof step === 'string') return isOnly ? plainLines(step) : [plainLines(step).join(' ')];
  if (Array.isArray(step)) {
    return step.flatMap((one) => stepsIn(one, isWithin, step.length === 1));
  }
  if (!isObject(step)) return [step];
  const name = wordsOf(valueIn(step, NAME));
  const parts = valueIn(step, PARTS);
  if (parts !== undefined) {
    const inner = stepsIn(Array.isArray(parts) ? parts : [parts], true);
    return name ? [{ name, steps: inner }] : inner;
  }
  const text = valueIn(step, TEXT);
  const all = plainLines(typeof text === 'string' ? text : wordsOf(text));
  const lines = isOnly || all.length === 0 ? all : [all.join(' ')];
  // A name that only begins the text says nothing more, and neither does "Step 1".
  const says = lines[0]?.startsWith(name.replace(/[.…]+$/, '')) || /^\p{L}+ \d+$/u.test(name);
  if (lines.length === 0) return name ? [name] : [step];
  if (!name || says) return lines;
  return isWithin ? [{ name, text: lines.join(' ') }] : [{ name, steps: lines }];
}
