import type { Source } from '../../../../machines/recipe';
import { addressOf, makeSource } from '../../../../machines/recipeSource';
import { isObject, type Json, type JsonObject, textOfJson } from './jsonWords';

/** Who published a recipe, and its address, as its JSON says. */
export function sourceOf(recipe: JsonObject): Source {
  const { url, source_url, orgURL, org_url, isBasedOn, source, publisher, author } = recipe;
  const link = [url, source_url, orgURL, org_url, isBasedOn, source].find((one) => addressOf(one));
  return makeSource([source, publisher, author].map(nameIn).find(Boolean), link);
}

function nameIn(value: Json | undefined): string {
  if (Array.isArray(value)) return nameIn(value[0]);
  return isObject(value) ? textOfJson(value.name) : textOfJson(value);
}
