import type { Source } from '../../../../machines/kitchen/recipe';
import { addressOf, makeSource } from '../../../../machines/kitchen/recipeSource';
import { readVideo } from '../../document/facts/readVideo';
import { LANGUAGES } from '../../languages';
import { escapeBlock, escapeInline } from '../escape';
import { type FoundRecipe, type LeftBehind, RefusedError } from '../FoundRecipe';
import { readHtml } from '../html/readHtml';
import { layOutLines } from '../layOut';
import { MOST_WORDS } from '../limits';
import { isCrouton, ofCrouton } from '../programs/ofCrouton';
import { isMealie, ofMealie } from '../programs/ofMealie';
import { isTandoor, ofTandoor } from '../programs/ofTandoor';
import { knownLetters } from '../text/knownLetters';
import { joinBlocks } from './fence';
import type { findJson } from './findJson';
import { bareKey, namesOf, TITLE } from './keys';
import { linesOfRecipe } from './linesOfRecipe';
import { isRecipeData } from './recipesIn';
import {
  isObject,
  isShallow,
  isWordlessKey,
  type Json,
  type JsonObject,
  mapWords,
  nameInJson,
  textOfJson,
  valueIn,
  withCamelKeys,
  withoutTags,
} from './words';

/** Where a recipe is from: the page says it in a line of its own. */
const SOURCE = /^(?:url|sourceurl|orgurl|link|weblink|source|sourcename|imageurl|isbasedon)$/;

/**
 * Reads a program's or a page's JSON with plain texts; null if it is nested too deeply. Throws a
 * `RefusedError` if it has too many words.
 */
export function plainRecipe(written: JsonObject): JsonObject | null {
  if (!isShallow(written)) return null;
  if (sizeOf(written) > MOST_WORDS) throw new RefusedError('tooLong');
  const recipe = ofProgram(withCamelKeys(written) as JsonObject);
  const letters = isMarkdown(recipe) ? lettersOf : wordsOf;
  const change = (text: string) => (NOTHING.test(text) ? '' : letters(text));
  return Object.fromEntries(
    [...new Set([...FIRST, ...Object.keys(recipe)])].flatMap((key) => {
      const value = recipe[key];
      if (value === undefined) return [];
      return [[key, isKept(key) ? mapWords(value, change) : value]];
    }),
  );
}

/** What programs write for nothing. */
const NOTHING = /^\s*(?:None|null|NULL|undefined|NaN|0\.0|P(?:T?0[A-Z])+)\s*$/;

/** If a recipe has two fields for the same, programs mean these. */
const FIRST = ['name', 'recipeIngredient', 'recipeInstructions', 'recipeYield'];

/** Some programs' texts are markdown. */
const isMarkdown = (recipe: JsonObject): boolean => '@markdown' in recipe;

function ofProgram({ headline, ...recipe }: JsonObject): JsonObject {
  if (isTandoor(recipe)) return ofTandoor(recipe);
  if (isCrouton(recipe)) return ofCrouton(recipe);
  if (isMealie(recipe)) return ofMealie(recipe);
  // Beside the dish's name, a headline is the page's.
  return ofRecipeSage(headline && !recipe.name ? { headline, ...recipe } : recipe);
}

/** RecipeSage calls a cook's notes a comment, and the source a credit. */
function ofRecipeSage(recipe: JsonObject): JsonObject {
  const [comment, ...more] = [recipe.comment ?? []].flat();
  if (!isObject(comment) || comment.name !== 'Author Notes') return recipe;
  const { creditText = null, ...rest } = recipe;
  return { ...rest, source: creditText, notes: comment.text ?? null, comment: more };
}

const isKept = (key: string) =>
  key === 'ingredientGroups' || !(isWordlessKey(key) || SOURCE.test(bareKey(key)));

// JSON can write a sign as an escape, so the text as a whole does not show it.
const lettersOf = (text: string) => (addressOf(text) ? text : knownLetters(withoutTags(text)));
const wordsOf = (text: string) =>
  addressOf(text) ? text : knownLetters(plainLines(text).join('\n'));

const IS_HTML = /<\/?[a-z][^<>]{0,200}>|&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z][a-z\d]{1,23});/i;

const BLOCK = /<(?:p|div|li|br|tr|h\d)\b/i;

/** Pages escape what was escaped before: "&amp;frac12;". */
const MOST_ESCAPES = 3;

/** The JSON of many pages has strings with HTML. */
export function plainLines(text: string, escapes = MOST_ESCAPES): string[] {
  const lines = IS_HTML.test(text)
    ? readHtml(text.replace(BLOCK.test(text) ? /\n\s*\n/g : /\n/g, '<br>')).lines.flatMap((line) =>
        escapes > 1 ? plainLines(line.text, escapes - 1) : line.text,
      )
    : text.split(/\r?\n/);
  return lines.map((line) => line.trim()).filter(Boolean);
}

export function layOutData(recipe: JsonObject): FoundRecipe {
  const isText = !isMarkdown(recipe);
  const literal = (text: string) => escapeBlock(isText ? escapeInline(text) : text);
  const leftBehind = leftBehindOf(recipe);
  return {
    name: textOfJson(valueIn(recipe, TITLE)),
    text: layOutLines(linesOfRecipe(recipe, tidied), literal, languageSaid(recipe)),
    source: sourceOf(recipe),
    ...(leftBehind.length > 0 && { leftBehind }),
  };
}

const languageSaid = ({ inLanguage }: JsonObject) =>
  LANGUAGES.find(({ code }) => textOfJson(inLanguage).toLowerCase().startsWith(code))?.code;

const PICTURE = /^(?:image|photo|photos|photoData|photoLarge)$/;

/** What a program's recipe has, and this page has no place for. */
function leftBehindOf(recipe: JsonObject): LeftBehind[] {
  const hasPicture = Object.entries(recipe).some(
    ([key, value]) => PICTURE.test(key) && textOfJson(value) !== '',
  );
  const hasRating = Number(recipe.rating) > 0;
  return [...(hasPicture ? ['pictures' as const] : []), ...(hasRating ? ['ratings' as const] : [])];
}

/**
 * In the page's own names, as schema.org's `Recipe`, or as a list with one. Every string appears,
 * and every word around. Gives markdown in the layout of `prompt.ts`; null if it is not a recipe.
 * `tidy` takes off a model's thoughts.
 */
export function layOutJson(
  { json, isCut, before, after }: NonNullable<ReturnType<typeof findJson>>,
  tidy: Parameters<typeof linesOfRecipe>[1] = withoutThoughts,
): string | null {
  const recipe = isShallow(json) ? onlyRecipe(json, isCut) : undefined;
  if (!recipe) return isObject(json) ? joinTexts(tidy(json), before, after) : null;
  const lines = linesOfRecipe(mapWords(recipe, withoutTags) as JsonObject, tidy);
  return joinBlocks([before, layOutLines(lines, escapeBlock).trim(), after]);
}

/** `{"recipe": "# Rice\n\n…"}`: the recipe is one of the texts. */
function joinTexts(json: JsonObject, before: string, after: string): string | null {
  const texts = Object.values(json);
  const isText = texts.every(isString) && texts.some((text) => LINES_OF_RECIPE.test(text));
  return isText ? joinBlocks([before, ...texts, after]) : null;
}

const isString = (value: Json) => typeof value === 'string';

const LINES_OF_RECIPE = /^(?:[^\n]*\n){4}/;

const THOUGHTS = /^(?:thinking|thoughts?(?:process)?|reasoning|analysis|chainofthought)$/;

const withoutThoughts = (others: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(others).filter(([key, one]) => isObject(one) || !THOUGHTS.test(bareKey(key))),
  );

/** Alone in a list or below a key, with the fields beside it. */
function onlyRecipe(json: Json | undefined, isCut: boolean): JsonObject | undefined {
  if (Array.isArray(json)) return json.length === 1 ? onlyRecipe(json[0], isCut) : undefined;
  if (!isObject(json)) return undefined;
  if (isRecipeData(json, isCut)) return json;
  for (const [key, inner] of Object.entries(json)) {
    const found = onlyRecipe(inner, isCut);
    if (found) return { ...json, [key]: null, ...found };
  }
  return undefined;
}

/** Counts characters, and one for each part. Pictures do not count. */
function sizeOf(value: Json): number {
  if (typeof value === 'string') return value.trim().length;
  if (typeof value !== 'object' || value === null) return 1;
  const isObject = !Array.isArray(value);
  let size = 1;
  for (const [key, inner] of Object.entries(value)) {
    if (isObject && isWordlessKey(key)) continue;
    size += sizeOf(inner);
    if (size > MOST_WORDS) break;
  }
  return size;
}

/** Drops pictures, ids, settings and addresses. */
function tidied({ video, ...recipe }: JsonObject): JsonObject {
  const others = tidyParts(recipe).filter(([key]) => !SOURCE.test(bareKey(key)));
  const tags = others.filter(([key]) => TAGS.has(bareKey(key))).map(([, value]) => namesIn(value));
  const rest = others.filter(([key]) => !TAGS.has(bareKey(key)));
  const all = [...new Set(tags.flat())].join(', ');
  return { ...videoOf(video), ...Object.fromEntries(rest), ...(all && { tags: all }) };
}

/** A visitor finds a recipe by these words, whatever the program calls them. */
const TAGS = namesOf(
  'tags keywords categories category recipecategory recipecuisine cuisine course recipecourse recipecollection',
);

const namesIn = (value: Json): string[] =>
  [value]
    .flat()
    .flatMap((one) => nameInJson(one).split(/\s*[,;]\s*/))
    .filter(Boolean);

const tidyParts = (object: JsonObject): [string, Json][] =>
  Object.entries(object).flatMap(([key, value]): [string, Json][] =>
    key.startsWith('@') || isWordlessKey(key) || !hasWords(value) ? [] : [[key, tidy(value)]],
  );

function hasWords(value: Json): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasWords);
  return (
    (typeof value === 'number' && value !== 0) ||
    (typeof value === 'string' && value.trim() !== '' && addressOf(value) === undefined)
  );
}

/** A thing with a name, or a title and a text, becomes its words. */
function tidy(value: Json): Json {
  if (Array.isArray(value)) return value.filter(hasWords).map(tidy);
  if (!isObject(value)) return value;
  const { title, text, name } = value;
  if (typeof text === 'string') return title ? `${textOfJson(title)}: ${text}` : text;
  const parts = tidyParts(value);
  if (parts.length === 1 && name !== undefined) return textOfJson(name);
  return Object.fromEntries(parts);
}

/** A film at YouTube's address, which the page can show; else its words. */
function videoOf(video: Json | undefined): JsonObject {
  const [first] = Array.isArray(video) ? video : [video];
  if (!isObject(first)) return typeof first === 'string' ? { video: first } : {};
  const addresses = [first.contentUrl, first.embedUrl, first.url].map((one) => textOfJson(one));
  const film = addresses.find(readVideo);
  const { name, description } = first;
  return {
    ...(film && { videoAddress: film }),
    ...((name || description) && {
      video: [name ?? null, description ?? null].filter(Boolean) as Json[],
    }),
  };
}

/** Who published a recipe, and its address. */
function sourceOf(recipe: JsonObject): Source {
  const { url, sourceUrl, orgURL, orgUrl, link: own, webLink, isBasedOn, source } = recipe;
  const { sourceName, publisher, author } = recipe;
  const link = [url, sourceUrl, orgURL, orgUrl, own, webLink, isBasedOn, source].find((one) =>
    addressOf(one),
  );
  return makeSource([source, sourceName, publisher, author].map(nameInJson).find(Boolean), link);
}
