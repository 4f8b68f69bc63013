import { MOST_WORDS } from '../../../../machines/cookbook/CookbookContext';
import type { Source } from '../../../../machines/kitchen/recipe';
import { addressOf, makeSource } from '../../../../machines/kitchen/recipeSource';
import { readVideo } from '../../document/facts/readVideo';
import { LANGUAGES } from '../../languages';
import { escapeBlock, escapeInline } from '../escape';
import { type FoundRecipe, RefusedError } from '../FoundRecipe';
import { readHtml } from '../html/readHtml';
import { layOutLines } from '../layOut';
import { ofProgram } from '../programs/ofProgram';
import { knownLetters } from '../text/knownLetters';
import { withoutFormulas } from '../text/withoutFormulas';
import { joinBlocks } from './fence';
import type { findJson } from './findJson';
import { linesOfMap } from './ingredientsOf';
import { bareKey, INGREDIENTS, namesOf, STEPS, TITLE } from './keys';
import { linesOfRecipe } from './linesOfRecipe';
import { isRecipeData } from './recipesIn';
import {
  isObject,
  isWordlessKey,
  type Json,
  type JsonObject,
  keyIn,
  mapJson,
  nameInJson,
  oneLine,
  textOfJson,
  trimmedLines,
  valueIn,
  withoutTags,
} from './words';

/**
 * Reads a program's or a page's JSON. Throws a `RefusedError` if it has too many words, or lacks what
 * `isWhole` wants.
 */
export function readData(
  written: JsonObject,
  isWhole: (recipe: JsonObject) => boolean = () => true,
): FoundRecipe {
  const all = ofProgram(mapJson(written, (text) => text, camelKey) as JsonObject);
  const isMarkdown = '@markdown' in all;
  const plain = tidied(all, (text) => {
    if (NOTHING.test(text)) return '';
    if (addressOf(text)) return text;
    // JSON can write a sign as an escape, so the text as a whole does not show it.
    return knownLetters(isMarkdown ? withoutTags(text) : plainLines(text).join('\n'));
  });
  if (JSON.stringify(plain).length > MOST_WORDS) throw new RefusedError('tooLong');
  const stars = Number(all.rating);
  const recipe = {
    ...Object.fromEntries(FIRST.map((key) => [key, null])),
    ...plain,
    ...(stars > 0 && stars <= MOST_STARS && { rating: `${stars} of ${MOST_STARS}` }),
  };
  if (!isWhole(recipe)) throw new RefusedError('noRecipe');
  const literal = (text: string) => escapeBlock(isMarkdown ? text : escapeInline(text));
  const picture = pictureOf(all);
  return {
    name: textOfJson(valueIn(recipe, TITLE)),
    text: layOutLines(linesOfRecipe(recipe), literal, languageSaid(all)),
    source: sourceOf({ ...all, ...plain }),
    ...(picture && { picture }),
  };
}

/** "recipe_ingredient" as "recipeIngredient": programs write their fields in either way. */
const camelKey = (key: string): string =>
  key.replace(/(?<=[a-z])_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** If a recipe has two fields for the same, programs mean these. */
const FIRST = ['name', 'recipeIngredient', 'recipeInstructions', 'recipeYield'];

/** What programs write for nothing. */
const NOTHING = /^\s*(?:None|null|NULL|undefined|NaN|0\.0|P(?:T?0[A-Z])+)\s*$/;

const IS_HTML = /<\/?[a-z][^<>]{0,200}>|&(?:#\d{1,6}|#x[\da-f]{1,5}|[a-z][a-z\d]{1,23});/i;

const BLOCK = /<(?:p|div|li|br|tr|h\d)\b/i;

/** Pages escape what was escaped before: "&amp;frac12;". */
const MOST_ESCAPES = 3;

/** The JSON of many pages has strings with HTML. */
function plainLines(text: string, escapes = MOST_ESCAPES): string[] {
  if (!IS_HTML.test(text)) return trimmedLines(text);
  const html = text.replace(BLOCK.test(text) ? /\n\s*\n/g : /\n/g, '<br>');
  const { lines, isTooLong } = readHtml(html);
  if (isTooLong) throw new RefusedError('tooLong');
  return lines.flatMap((line) => (escapes > 1 ? plainLines(line.text, escapes - 1) : line.text));
}

const languageSaid = ({ inLanguage }: JsonObject) =>
  LANGUAGES.find(({ code }) => textOfJson(inLanguage).toLowerCase().startsWith(code))?.code;

/** In every program whose recipes a cook can rate. */
const MOST_STARS = 5;

/** Those with the picture itself first. */
const PICTURES = ['photoData', 'photos', 'images', 'image', 'photo', 'photoLarge'];

/** What a recipe says of its first picture. */
const pictureOf = (recipe: JsonObject): string =>
  PICTURES.map((key) => {
    const [first = null] = [recipe[key] ?? null].flat();
    return isObject(first) ? textOfJson(first.data ?? first.url) : textOfJson(first);
  }).find(Boolean) ?? '';

/**
 * In the page's own names, as schema.org's `Recipe`, or as a list with one. Every string appears,
 * and every word around. Gives markdown in the layout of `prompt.ts`; null if it is not a recipe.
 * `tidy` takes off a model's thoughts.
 */
export function layOutJson(
  { json, isCut, before, after }: NonNullable<ReturnType<typeof findJson>>,
  tidy = withoutThoughts,
): string | null {
  const recipe = onlyRecipe(json, isCut);
  if (!recipe) return isObject(json) ? joinTexts(tidy(json), before, after) : null;
  const lines = linesOfRecipe(
    mapJson(tidy(recipe), (text) => withoutFormulas(withoutTags(text))) as JsonObject,
  );
  return joinBlocks([before, layOutLines(lines, escapeBlock).trim(), after]);
}

/** `{"recipe": "# Rice\n\n…"}`: the recipe is one of the texts. */
function joinTexts(json: JsonObject, before: string, after: string): string | null {
  const texts = Object.values(json);
  const isText =
    texts.every((text) => typeof text === 'string') &&
    texts.some((text) => LINES_OF_RECIPE.test(text));
  return isText ? joinBlocks([before, ...texts, after]) : null;
}

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

/** Where a recipe is from: the page says it in a line of its own. */
const SOURCE = /^(?:url|sourceurl|orgurl|link|weblink|source|sourcename|imageurl|isbasedon)$/;

type Change = (text: string) => string;

/** With the tags in one field. An address is only an ingredient or a step. */
function tidied({ video, ...all }: JsonObject, change: Change): JsonObject {
  const isWork = (key: string) => INGREDIENTS.has(bareKey(key)) || STEPS.has(bareKey(key));
  // The fields of a map of ingredients are foods, which look like settings or may have no amount.
  const map = keyIn(all, INGREDIENTS, isObject);
  const listed = map ? { ...all, [map]: linesOfMap(all[map] as JsonObject) } : all;
  const fields = tidyFields(listed, change, isWork).filter(
    ([key, value]) => !SOURCE.test(bareKey(key)) && typeof value !== 'boolean',
  );
  const isTag = ([key]: [string, Json]) => TAGS.has(bareKey(key));
  const tags = new Set(fields.filter(isTag).flatMap(([, value]) => namesIn(value)));
  const rest = fields.filter((field) => !isTag(field));
  return {
    ...(mapJson(videoOf(video), change) as JsonObject),
    ...Object.fromEntries(rest),
    ...(tags.size > 0 && { tags: [...tags].join(', ') }),
  };
}

/** The name of a form of data, and no words for a cook as in `{"name": "milk", "type": "oat"}`. */
const KIND =
  /^(?:\d*|HowTo\w+|(?:metric|imperial|ingredient|food|item|step|section|header|text|list|line|recipe|instruction|direction)s?)$/i;

/** Without ids, pictures, settings, zeros and what is empty. `isWork`: addresses stay in the field. */
const tidyFields = (
  object: JsonObject,
  change: Change,
  isWork: (key: string) => boolean,
): [string, Json][] =>
  Object.entries(object)
    .filter(([key, value]) => value && (key.startsWith('@') || !isWordlessKey(key)))
    .filter(([key, value]) => key !== 'type' || !KIND.test(oneLine(value)))
    .map(([key, value]): [string, Json] => [key, tidy(value, change, isWork(key))])
    .filter(([, value]) => textOfJson(value) !== '');

/** What has no more than a name is its name. */
function tidy(value: Json, change: Change, isWork: boolean): Json {
  if (typeof value === 'string') return !isWork && addressOf(value) ? '' : change(value);
  if (Array.isArray(value)) return value.map((one) => tidy(one, change, isWork));
  if (!isObject(value)) return value;
  const fields = tidyFields(value, change, (key) => isWork && key === 'text');
  const [own, ...more] = fields.filter(([key]) => !key.startsWith('@'));
  return own?.[0] === 'name' && more.length === 0 ? own[1] : Object.fromEntries(fields);
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

/** A film at YouTube's address, which the page can show; else its words. */
function videoOf(video: Json | undefined): JsonObject {
  const [first = null] = [video ?? null].flat();
  if (!isObject(first)) return { video: first };
  const { contentUrl, embedUrl, url, name = null, description = null } = first;
  const film = [contentUrl, embedUrl, url].map((one) => textOfJson(one)).find(readVideo);
  return { videoAddress: film ?? null, video: [name, description] };
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
