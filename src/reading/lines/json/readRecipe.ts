import { addressOf } from '../../../../machines/recipeSource';
import { escapeInline } from '../escape';
import type { Found } from '../Found';
import { plainLines } from '../html/plainLines';
import { MOST_WORDS } from '../limits';
import { RefusedError } from '../Refusal';
import { plainLetters } from '../text/plainLetters';
import { groupsBeside } from './groups';
import { ingredientLines, ingredientsOf } from './ingredientsOf';
import { isObject, isShallow, type Json, type JsonObject, textOfJson } from './jsonWords';
import { bareKey } from './keys';
import { layOutRecipe } from './layOutJson';
import { partsOf } from './parts';
import { servingsOf } from './servingsOf';
import { sourceOf } from './sourceOf';
import { stepsOf } from './stepsOf';

/** Fields that hold no words for a cook: pictures, ids, dates, ratings, settings. */
const WORDLESS =
  /^(?:image\w*|photos?\w*|thumbnail\w*|printimage|id|uid|uuid|slug|hash|identifier|\w*(?:user|group|household|reference|recipe|parent)ids?|date\w*|created\w*|updated?\w*|last\w*|mainentityofpage|ispartof|aggregaterating|rating|settings|assets|potentialaction|interaction\w*|inlanguage|scale|onfavorites|intrash|ispinned|groceries|display|disableamount|isfood|recipescale|deletedat|context|type|ingredientgroups|isaccessibleforfree|haspart|license|commentcount|cssselector|startoffset|endoffset)$/;

/** Fields that say where a recipe is from; the page says it in a line of its own. */
const SOURCE = /^(?:url|sourceurl|orgurl|source|imageurl|isbasedon)$/;

/**
 * Reads a recipe as a program or a page has written it in JSON; null if it is nested too deeply.
 *
 * @throws {RefusedError} if it has too many words
 */
export function readRecipe(recipe: JsonObject): Found | null {
  if (!isShallow(recipe)) return null;
  if (sizeOf(recipe) > MOST_WORDS) throw new RefusedError('tooLong');
  const isMealie = ingredientLines(recipe).some(isObject) && 'slug' in recipe;
  // JSON can write a sign as an escape, so the text as a whole does not show it.
  const clean = (text: string) =>
    plainLetters(isMealie ? text : escapeInline(plainLines(text).join('\n')));
  const source = sourceOf(recipe);
  const { parts, others } = partsOf(recipe);
  const laidOut: JsonObject = {
    name: recipe.name ?? recipe.title ?? null,
    ...servingsOf(recipe),
    ingredients: [
      ingredientsOf(recipe),
      ...parts.map((part) => ({ name: textOfJson(part.name), items: ingredientsOf(part) })),
    ].flat(),
    steps: [
      stepsOf(recipe),
      ...parts.map((part) => ({ name: textOfJson(part.name), steps: stepsOf(part) })),
    ].flat(),
    ...videoOf(recipe.video),
    ...othersOf(recipe),
    ...sayParts([...others, ...groupsBeside(recipe).others, ...parts.map(othersOf)]),
  };
  return {
    name: plainLetters(plainLines(textOfJson(recipe.name ?? recipe.title)).join(' ')),
    text: `${layOutRecipe(mapWords(laidOut, clean) as JsonObject)}\n`,
    source,
  };
}

/** How many characters the words of a value have, and one for each part. Pictures do not count. */
function sizeOf(value: Json): number {
  if (typeof value === 'string') return value.trim().length;
  if (typeof value !== 'object' || value === null) return 1;
  const isObject = !Array.isArray(value);
  let size = 1;
  for (const [key, inner] of Object.entries(value)) {
    if (isObject && WORDLESS.test(bareKey(key))) continue;
    size += sizeOf(inner);
    if (size > MOST_WORDS) break;
  }
  return size;
}

/** What the parts of a recipe say beside ingredients and steps. */
function sayParts(parts: readonly Json[]): JsonObject {
  const words = parts.map(tidy).filter(hasWords);
  return words.length > 0 ? { parts: words } : {};
}

/** The fields that ingredients, steps and servings have used. */
const TAKEN =
  /^(?:name|title|recipeyield|recipeservings|recipeyieldquantity|servings|yield|recipeingredient|ingredients|recipeinstructions|instructions|directions|video)$/;

/** Fields of which a recipe needs one. What a second one says has no place of its own. */
const ONE_OF = [
  ['recipeIngredient', 'ingredients'],
  ['recipeInstructions', 'instructions', 'directions'],
];

/** Whether a field says something else than the one that the page has read in its place. */
function isSecond(recipe: JsonObject, key: string): boolean {
  const names = ONE_OF.find((one) => one.includes(key)) ?? [];
  const read = names.find((name) => recipe[name] !== undefined && recipe[name] !== null);
  return read !== undefined && read !== key && textOfJson(recipe[read]) !== textOfJson(recipe[key]);
}

function othersOf(recipe: JsonObject): JsonObject {
  const others = Object.entries(recipe).filter(([key, value]) => {
    const bare = bareKey(key);
    return (
      !key.startsWith('@') &&
      (!TAKEN.test(bare) || isSecond(recipe, key)) &&
      !WORDLESS.test(bare) &&
      !SOURCE.test(bare) &&
      hasWords(value)
    );
  });
  return Object.fromEntries(others.map(([key, value]) => [key, tidy(value)]));
}

function hasWords(value: Json): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasWords);
  return (
    typeof value === 'number' ||
    (typeof value === 'string' && value.trim() !== '' && addressOf(value) === undefined)
  );
}

/** A value without ids, pictures and addresses. A thing with a name, or a title and a text, becomes its words. */
function tidy(value: Json): Json {
  if (Array.isArray(value)) return value.filter(hasWords).map(tidy);
  if (!isObject(value)) return value;
  const { title, text, name } = value;
  if (typeof text === 'string') return title ? `${textOfJson(title)}: ${text}` : text;
  const inner = Object.entries(value).filter(
    ([key, one]) => !key.startsWith('@') && !WORDLESS.test(bareKey(key)) && hasWords(one),
  );
  const [only, ...more] = inner;
  if (only && more.length === 0 && name !== undefined) return textOfJson(name);
  return Object.fromEntries(inner.map(([key, one]) => [key, tidy(one)]));
}

/** The address of a film at YouTube, which the page can show; else its words. */
function videoOf(video: Json | undefined): JsonObject {
  const [first] = Array.isArray(video) ? video : [video];
  if (!isObject(first)) return typeof first === 'string' ? { video: first } : {};
  const addresses = [first.contentUrl, first.embedUrl, first.url].map((one) => textOfJson(one));
  const film = addresses.find((one) =>
    /^https:\/\/(?:www\.)?(?:youtube\.com|youtu\.be)\//.test(one),
  );
  const { name, description } = first;
  return {
    ...(film && { videoAddress: film }),
    ...((name || description) && {
      video: [name ?? null, description ?? null].filter(Boolean) as Json[],
    }),
  };
}

function mapWords(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return addressOf(value) ? value : change(value);
  if (Array.isArray(value)) return value.map((one) => mapWords(one, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, mapWords(one, change)]),
  );
}
