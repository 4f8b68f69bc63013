import { AVOIDS_NOTHING } from '../foods/covers';
import { splitFoods } from '../foods/entries';
import { languagesNow } from '../foods/languages/spoken';
import type { RecipeDocument } from '../reading/document/RecipeDocument';
import type { LanguageCode } from '../reading/languages/Language';
import { amountOf } from './amountOf';
import type { Need, Needs } from './Need';
import { hasKnownNeeds, isMostlyUnclear, type NeededLine, neededLines } from './neededLines';

/** What a recipe asks for: each food of each line, whatever a visitor has or avoids. */
export function needsOf(document: RecipeDocument): Needs {
  const known = read.get(document);
  const languages = languagesNow();
  if (known?.languages === languages) return known.needs;
  const needs = readNeeds(document);
  read.set(document, { languages, needs });
  return needs;
}

/** A list is compared anew with each change, and the recipe stays the same. */
const read = new WeakMap<RecipeDocument, { languages: number; needs: Needs }>();

function readNeeds(document: RecipeDocument): Needs {
  const { language, servings } = document;
  const lines = neededLines(document, AVOIDS_NOTHING);
  const unclear = lines.filter((line) => !line.mayBeLeftOut && !isClear(line));
  return {
    language,
    servings: servings?.from ?? null,
    isKnown: hasKnownNeeds(document) && !isMostlyUnclear(unclear.length, lines.length),
    needs: lines.flatMap((line) => needsIn(line, language)),
  };
}

/** Whether the page understands a line, and knows what is in each food of it. */
const isClear = ({ groups, isSure }: NeededLine) =>
  isSure && groups.length > 0 && !groups.flat().some(({ food }) => food.isUnclear);

/** The needs of a line: one for each food, and one without a food if the page knows none. */
function needsIn(needed: NeededLine, language: LanguageCode | null): Need[] {
  const { index, item, groups, mayBeLeftOut: isOptional } = needed;
  // Without an amount, "salt, pepper" is a line for each: a cook may have one of them.
  const pieces = /\d/.test(item.line) ? [] : splitFoods(item.line);
  const hasPieces = pieces.length > 0 && pieces.length === groups.length;
  const count = Math.max(groups.length, 1);
  return Array.from(
    { length: count },
    (_, at): Need => ({
      index,
      line: (hasPieces && pieces[at]) || item.line,
      foods: item.line,
      place: at,
      // "2 eggs and some yolks"
      amount: at === 0 && !hasPieces ? amountOf(item.line, language) : null,
      isOptional,
      isSure: isClear(needed),
    }),
  );
}
