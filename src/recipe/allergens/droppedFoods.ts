import type { Recipe } from '../../../machines/kitchen/recipe';
import { checkRecipe } from '../../foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import { droppedBy, fateOf } from '../../foods/avoided/wishedAway';
import type { Reading } from '../../reading/document/marks/Reading';
import { language } from '../../ui/language';
import { keyOfThing, nameOfThing } from './nameOfThing';
import { quotedWords, quoteOf } from './quotes';
import { recipeFacts } from './recipeFacts';

export interface DroppedFoods {
  /** `key` names the food in a request; `foods` are the recipe's other names for it. */
  kept: readonly { key: string; name: string; foods: readonly string[] }[];
  unclear: readonly string[];
}

const MOST_NAMED = 3;

/** Null if the change asked to leave nothing out, or if all of it is gone. */
export function findKept(
  { text, tree, document, lines }: Reading,
  { changed, without = [], cut }: Pick<Recipe, 'changed' | 'without' | 'cut'>,
): DroppedFoods | null {
  if (!changed) return null;
  const things = thingsToAvoid(droppedBy(changed, without, language.code));
  if (things.length === 0) return null;
  const { results, unchecked } = checkRecipe(things, lines, recipeFacts(tree && document, cut));
  const struck = (text.match(/~~[^~\n]+~~/g) ?? []).join('\n');
  const found = results.map((result) => {
    const name = quoteOf(nameOfThing(result.thing));
    const words = quotedWords(result.places.filter(({ presence }) => presence === 'contains'));
    const isNamed = words.some((word) => word.toLowerCase().includes(name.toLowerCase()));
    const foods = isNamed ? [] : words.slice(0, MOST_NAMED);
    return {
      key: quoteOf(keyOfThing(result.thing)),
      name,
      foods,
      fate: fateOf(result, unchecked, lines, struck),
    };
  });
  const kept = found.filter(({ fate }) => fate === 'kept');
  const unclear = found.flatMap(({ fate, name }) => (fate === 'unclear' ? name : []));
  return kept.length + unclear.length > 0 ? { kept, unclear } : null;
}
