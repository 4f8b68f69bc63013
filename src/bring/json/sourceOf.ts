import type { Source } from '../../../machines/recipe';
import { isObject, type Json, type JsonObject, wordsOf } from '../../recipe/json/jsonWords';

const LONGEST_NAME = 200;
const LONGEST_LINK = 500;

/** Who published a recipe, and its address, as its JSON says. */
export function sourceOf(recipe: JsonObject): Source {
  const link = [
    recipe.url,
    recipe.source_url,
    recipe.orgURL,
    recipe.org_url,
    recipe.isBasedOn,
    recipe.source,
  ]
    .map((value) => linkOf(value))
    .find((one) => one !== undefined);
  const said = [recipe.source, recipe.publisher, recipe.author].map(nameIn).find(Boolean);
  return makeSource(said ?? '', link ?? '');
}

/** Makes a source of what a page or a file says. What is no name or no address is left out. */
export function makeSource(name: string, link: string): Source {
  const address = linkOf(link);
  const line = name.replace(/[\p{C}\s]+/gu, ' ').trim();
  const shown =
    line && !linkOf(line) ? line.slice(0, LONGEST_NAME).toWellFormed() : hostOf(address);
  return { ...(shown && { name: shown }), ...(address && { link: address }) };
}

const hostOf = (link: string | undefined) => link && new URL(link).hostname.replace(/^www\./, '');

/** An address of the web; undefined for anything else. */
export function linkOf(value: Json | undefined): string | undefined {
  if (
    typeof value !== 'string' ||
    value.length > LONGEST_LINK ||
    !/^https?:\/\/\S+$/i.test(value.trim())
  ) {
    return undefined;
  }
  return URL.canParse(value.trim()) ? new URL(value.trim()).href : undefined;
}

function nameIn(value: Json | undefined): string {
  if (Array.isArray(value)) return nameIn(value[0]);
  return isObject(value) ? wordsOf(value.name) : wordsOf(value);
}
