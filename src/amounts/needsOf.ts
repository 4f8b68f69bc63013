import { type FoodLine, languageState, languagesNow, readFoods, splitEntry } from '../foods';
import type { Ingredient, IngredientGroup, LanguageCode, RecipeDocument } from '../reading';
import { hasAmount, hasNumber, measuredIn } from './amountOf';
import type { Need, Needs } from './Comparison';
import { remembering } from './remembering';

/** Each food of each line, whatever a visitor has or avoids. */
export function needsOf(document: RecipeDocument): Needs {
  const known = read.get(document);
  const languages = languagesNow();
  if (known?.languages === languages) return known.needs;
  const needs = readNeeds(document);
  read.set(document, { languages, needs });
  return needs;
}

/** Each change of a list compares the same recipe again. */
const read = new WeakMap<RecipeDocument, { languages: number; needs: Needs }>();

function readNeeds(document: RecipeDocument): Needs {
  const { ingredients, language, servings, hasAllIngredients } = document;
  const parts = partsOf(ingredients);
  const lines = ingredients
    .flatMap(({ heading, items }) => items.map((item) => ({ item, heading: heading ?? '' })))
    .flatMap(({ item, heading }, index) =>
      isMadeHere(item.line, parts)
        ? []
        : [needsOfLine(item.line, item.understood, { index, heading }, language)],
    );
  const unclear = lines.filter(([one]) => one && !one.isOptional && !one.isSure);
  return {
    language,
    servings: servings?.from ?? null,
    // The page knows the language, has found every ingredient, and understands most.
    isKnown:
      hasAllIngredients &&
      languageState(language).learned === 'known' &&
      lines.length > 0 &&
      unclear.length <= lines.length / 2,
    needs: lines.flat(),
  };
}

/** In lines: those of a long recipe. */
const MOST_REMEMBERED = 500;

/** A finished recipe repeats the lines of the growing one, so each is read once. */
const needsNow = remembering((key) => {
  const [, ...given]: [languages: number, ...Parameters<typeof needsIn>] = JSON.parse(key);
  return needsIn(...given);
}, MOST_REMEMBERED);

const needsOfLine = (...given: Parameters<typeof needsIn>): Need[] =>
  needsNow(JSON.stringify([languagesNow(), ...given]));

/** One need for each food, or one without a food if the page knows none. */
function needsIn(
  line: string,
  understood: Ingredient['understood'],
  { index, heading }: { index: number; heading: string },
  language: LanguageCode | null,
): Need[] {
  const read = readFoods(line, language, []);
  const asked = read.groups;
  // Only its note names the others: "scallops, roe removed".
  const note = !understood?.amount ? -1 : line.search(/,(?!\d)|;| [–—-] /);
  const groups =
    note < 0 ? asked : asked.filter(([first], at) => at === 0 || (first?.start ?? 0) < note);
  // Without an amount, "salt, pepper" is a line for each: a cook may have one of them.
  const pieces = hasNumber(line) ? [] : splitEntry(line);
  const hasPieces = pieces.length > 1 && pieces.length === groups.length;
  const isClear = groups.length > 0 && !groups.flat().some(({ food }) => food.isUnclear);
  const isSure = isClear && isUnderstood(read, understood, language);
  const measured = hasPieces ? null : measuredIn(line, language);
  return Array.from(
    { length: Math.max(groups.length, 1) },
    (_, at): Need => ({
      index,
      line: (hasPieces && pieces[at]) || line,
      foods: line,
      place: at,
      // "2 eggs and some yolks"
      amount: (at === 0 && measured?.amount) || null,
      isOptional: canLeaveOut(read, heading, language),
      isSure,
    }),
  );
}

/** Whether the page knows each word that could make it another food. */
const isUnderstood = (
  { unknown }: FoodLine,
  understood: Ingredient['understood'],
  language: LanguageCode | null,
) =>
  unknown.length === 0 ||
  (understood !== null && readFoods(understood.food, language).unknown.length === 0);

/**
 * A cook can leave out what the line or its heading calls optional, and what has no amount and is
 * "to serve" or "to taste": with 300 g of rice "to serve", a dinner needs them.
 */
function canLeaveOut(read: FoodLine, heading: string, language: LanguageCode | null): boolean {
  const above = readFoods(heading, language);
  if (read.isOptional || above.isOptional) return true;
  const isToServe = read.isToServe || above.headsToServe;
  return isToServe && !hasAmount(read.text, language);
}

const MADE_HERE =
  /\b(?:(?:from|see) (?:above|below|step|part|the recipe|recipe|notes?)|recipe (?:above|below|follows)|(?:made|prepared) (?:above|earlier))\b|\((?:above|below)\)/i;

/** What the headings of a recipe's ingredients call its parts. */
export const partsOf = (groups: readonly Pick<IngredientGroup, 'heading'>[]): ReadonlySet<string> =>
  new Set(groups.map(({ heading }) => plain(heading ?? '')).filter(Boolean));

/** Another part of the recipe makes it: "the dough", "sauce (above)". */
export const isMadeHere = (line: string, parts: ReadonlySet<string>): boolean =>
  MADE_HERE.test(line) || parts.has(plain(line));

/** What a line and a heading call a part of the work, without amounts and small words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /[\d½¼¾⅓⅔/]+|\b(?:for|the|a|an|one|batch(?:es)?|quantity|of|all|your|prepared|homemade)\b/g,
      ' ',
    )
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}
