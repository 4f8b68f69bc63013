import { areSaid } from '../../document/said';
import {
  isObject,
  type Json,
  type JsonObject,
  listIn,
  nameInJson,
  objectsIn,
  textOfJson,
} from '../json/words';

type Reader = (recipe: JsonObject) => JsonObject;

/** A recipe with the names of fields that pages have. Some programs have others. */
export function ofProgram({ headline = null, ...written }: JsonObject): JsonObject {
  // Beside the dish's name, a headline is the page's.
  const recipe = written.name ? written : { headline, ...written };
  const [, read] = PROGRAMS.find(([isOwn]) => isOwn(recipe)) ?? [];
  if (read) return read(recipe);
  // This page writes its own words beside the digits that other programs need: "2–3 servings".
  const { servings, recipeYield } = recipe;
  const digits = servings === null ? '1' : textOfJson(servings).match(/\d+/)?.[0];
  return digits === textOfJson(recipeYield) ? { ...recipe, recipeYield: null } : recipe;
}

/** Each step of Tandoor has its own ingredients. */
export const isTandoor = (recipe: JsonObject): boolean =>
  objectsIn(recipe.steps).some((step) => 'instruction' in step && Array.isArray(step.ingredients));

/** "200 g rice, rinsed" */
const lineOf = (parts: readonly (Json | undefined)[], remark: Json | undefined, between = ', ') =>
  [parts.map(nameInJson).filter(Boolean).join(' '), textOfJson(remark)]
    .filter(Boolean)
    .join(between);

/** Its texts are markdown, with templates: "Stir in {{ ingredients[0] }}". */
function ofTandoor(recipe: JsonObject): JsonObject {
  const { servings, servingsText, workingTime, waitingTime, steps: written, ...rest } = recipe;
  const steps = objectsIn(written).map((step) => ({
    name: textOfJson(step.name),
    instruction: typeof step.instruction === 'string' ? step.instruction : '',
    lines: objectsIn(step.ingredients).map(tandoorLine),
  }));
  return {
    ...rest,
    '@markdown': true,
    recipeYield: lineOf([servings, servingsText], ''),
    ...(Number(waitingTime) > 0 && { prepTime: workingTime ?? null }),
    totalTime: Number(workingTime ?? 0) + Number(waitingTime ?? 0),
    recipeIngredient: steps.flatMap(({ name, lines }) =>
      name && lines.length > 0 ? [`## ${name}`, ...lines] : lines,
    ),
    recipeInstructions: steps.map(({ name, instruction, lines }): Json => {
      const text = instruction.replace(TEMPLATE, (_, at?: string) => lines[Number(at)] ?? '');
      const items = text.split('\n');
      return name ? { name, itemListElement: items } : items;
    }),
  };
}

const TEMPLATE = /\{\{\s*ingredients\[(\d+)\]\s*\}\}|\{[{%][^{}]{0,80}[%}]\}/g;

/** "50 ml milk, warm"; amounts are as long as "50.0000000000000000". */
function tandoorLine({ food, unit, amount, note, isHeader, noAmount }: JsonObject): string {
  if (isHeader === true) return `## ${textOfJson(note)}`;
  const number = noAmount === true ? 0 : Number(amount);
  const isMany = isObject(food) && !unit && number > 1;
  return lineOf([number > 0 ? number : '', unit, (isMany && food.pluralName) || food], note);
}

/** Crouton's ingredients and steps are things in an order of their own. */
function isCrouton({ ingredients, steps }: JsonObject): boolean {
  return (
    objectsIn(ingredients).some(({ ingredient }) => isObject(ingredient)) &&
    objectsIn(steps).some((step) => 'isSection' in step)
  );
}

function ofCrouton(recipe: JsonObject): JsonObject {
  const { ingredients, steps, duration, cookingDuration, neutritionalInfo, ...rest } = recipe;
  return {
    ...rest,
    prepTime: duration ?? null,
    cookTime: cookingDuration ?? null,
    nutrition: neutritionalInfo ?? null,
    recipeIngredient: objectsIn(ingredients).map(croutonLine),
    recipeInstructions: objectsIn(steps).map(({ step, isSection }) =>
      isSection === true ? `# ${textOfJson(step)}` : textOfJson(step),
    ),
  };
}

/** Names of units that are not the word itself. */
const UNITS: Record<string, string> = {
  ITEM: '',
  GRAMS: 'g',
  KGS: 'kg',
  MILLS: 'ml',
  LITRES: 'l',
  OUNCE: 'oz',
  POUND: 'lb',
  TEASPOON: 'tsp',
  TABLESPOON: 'tbsp',
  FLUID_OUNCE: 'fl oz',
};

/** "5–6 cup chicken broth" */
function croutonLine({ ingredient, quantity }: JsonObject): string {
  const { amount, secondaryAmount, quantityType } = isObject(quantity) ? quantity : {};
  const amounts = [amount, secondaryAmount].map(textOfJson).filter(Boolean).join('–');
  const kind = textOfJson(quantityType);
  return lineOf([amounts, UNITS[kind] ?? kind.toLowerCase().replaceAll('_', ' '), ingredient], '');
}

/** Each ingredient of Mealie is a thing with a food and a note, even if both are empty, or a recipe. */
function isMealie(recipe: JsonObject): boolean {
  const things = listIn(recipe, 'recipeingredient').filter(isObject);
  const isOfMealie = (one: JsonObject) =>
    'referencedRecipe' in one || ('food' in one && 'note' in one);
  return things.length > 0 && things.every(isOfMealie);
}

/** Its texts are markdown. The first ingredient or step of a section has its title. */
function ofMealie(recipe: JsonObject): JsonObject {
  const linesOf = (field: string, lineIn: (thing: JsonObject) => string): Json[] =>
    listIn(recipe, field).flatMap((one) => {
      if (!isObject(one)) return one;
      return [...(one.title ? [`## ${textOfJson(one.title)}`] : []), lineIn(one)];
    });
  return {
    ...recipe,
    '@markdown': true,
    recipeIngredient: linesOf('recipeingredient', mealieLine),
    recipeInstructions: linesOf('recipeinstructions', ({ summary, text }) =>
      [summary, text].filter((words) => typeof words === 'string' && words).join(': '),
    ),
  };
}

function mealieLine(item: JsonObject): string {
  const { referencedRecipe, display, originalText, quantity, unit, food, note } = item;
  const remark = textOfJson(note);
  // The page cannot check what is in a linked recipe.
  const linked = isObject(referencedRecipe) && `${nameInJson(referencedRecipe)} (linked recipe)`;
  const thing = linked || nameInJson(food);
  const amount = Number(quantity) > 0 && (thing || quantity !== 1) ? textOfJson(quantity) : '';
  const shown = linked ? '' : textOfJson(display) || textOfJson(originalText);
  const line = shown.replace(SMALL_DIGITS, plainDigits) || lineOf([amount, unit, thing], '');
  // Mealie puts the remark after the food, without a comma.
  const isLast = food && line.endsWith(` ${remark}`);
  const whole = isLast ? line.slice(0, -remark.length - 1) : line;
  const isSaid = !isLast && areSaid([remark], [shown])[0];
  return lineOf([whole], isSaid ? '' : remark, thing || shown ? ', ' : ' ');
}

/** "¹/₂" */
const SMALL_DIGITS = /[⁰¹²³⁴-⁹]+[/⁄][₀-₉]+/g;
const plainDigits = (digits: string) => digits.normalize('NFKC').replace('⁄', '/');

const isRecipeSage = ({ comment }: JsonObject): boolean => nameInJson(comment) === 'Author Notes';

/** RecipeSage calls a cook's notes a comment, and the source a credit. */
function ofRecipeSage({ creditText = null, ...rest }: JsonObject): JsonObject {
  const [first = null, ...more] = [rest.comment ?? []].flat();
  return {
    ...rest,
    source: creditText,
    notes: isObject(first) && (first.text ?? null),
    comment: more,
  };
}

const PROGRAMS: readonly [isOwn: (recipe: JsonObject) => boolean, read: Reader][] = [
  [isTandoor, ofTandoor],
  [isCrouton, ofCrouton],
  [isMealie, ofMealie],
  [isRecipeSage, ofRecipeSage],
];
