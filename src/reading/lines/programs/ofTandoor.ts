import {
  isObject,
  type Json,
  type JsonObject,
  nameInJson,
  objectsIn,
  textOfJson,
} from '../json/words';

/** Each step of Tandoor has its own ingredients. */
export const isTandoor = (recipe: JsonObject): boolean =>
  objectsIn(recipe.steps).some((step) => 'instruction' in step && Array.isArray(step.ingredients));

/** Its texts are markdown, with templates: "Stir in {{ ingredients[0] }}". */
export function ofTandoor(recipe: JsonObject): JsonObject {
  const { servings, servingsText, workingTime, waitingTime, steps: written, ...rest } = recipe;
  const steps = objectsIn(written).map((step) => ({
    name: textOfJson(step.name),
    instruction: textIn(step.instruction),
    lines: objectsIn(step.ingredients).map(lineOf),
  }));
  const waits = Number(waitingTime) > 0;
  return {
    ...rest,
    '@markdown': true,
    recipeYield: [servings, servingsText].map(textOfJson).filter(Boolean).join(' '),
    ...(waits && { prepTime: workingTime ?? null }),
    totalTime: Number(workingTime ?? 0) + Number(waitingTime ?? 0),
    recipeIngredient: steps.flatMap(({ name, lines }) =>
      name && lines.length > 0 ? [`## ${name}`, ...lines] : lines,
    ),
    recipeInstructions: steps.map(({ name, instruction, lines }): Json => {
      const text = instruction.replace(TEMPLATE, (_, at?: string) =>
        at === undefined ? '' : (lines[Number(at)] ?? ''),
      );
      const items = text.split('\n');
      return name ? { name, itemListElement: items } : items;
    }),
  };
}

const TEMPLATE = /\{\{\s*ingredients\[(\d+)\]\s*\}\}|\{[{%][^{}]{0,80}[%}]\}/g;

const textIn = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** "50 ml milk, warm"; amounts are as long as "50.0000000000000000". */
function lineOf({ food, unit, amount, note, isHeader, noAmount }: JsonObject): string {
  const remark = textOfJson(note);
  if (isHeader === true) return `## ${remark}`;
  const number = noAmount === true ? 0 : Number(amount);
  const isMany = isObject(food) && !unit && number > 1;
  const name = (isMany && textOfJson(food.pluralName)) || nameInJson(food);
  const line = [number > 0 ? `${number}` : '', nameInJson(unit), name].filter(Boolean).join(' ');
  return [line, remark].filter(Boolean).join(', ');
}
