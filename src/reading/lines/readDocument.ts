import { MOST_BROUGHT_BYTES, MOST_WORDS } from '../../../machines/cookbook/CookbookContext';
import type { Source } from '../../../machines/kitchen/recipe';
import { addressOf, makeSource } from '../../../machines/kitchen/recipeSource';
import { parseRecipe } from '../document/parseRecipe';
import { plainWords, saysWords } from '../document/said';
import { escapeLine } from './escape';
import { type FoundRecipe, type Proposal, type Refusal, RefusedError } from './FoundRecipe';
import { fieldOf } from './field';
import { layOutHtml } from './html/layOutHtml';
import { type Html, isHtml, readHtml } from './html/readHtml';
import { isRecipe, readIdeas } from './ideas/readIdeas';
import { findJson } from './json/findJson';
import { ingredientLines } from './json/ingredientsOf';
import { layOutJson, readData } from './json/layOutData';
import { parseJson } from './json/parseJson';
import { describedRecipes, recipesIn } from './json/recipesIn';
import { stepLinesOf } from './json/stepsOf';
import { type JsonObject, textOfJson } from './json/words';
import type { RoleLine } from './Line';
import {
  assignLineRolesOfPage,
  type LaidOut,
  layOutPaste,
  layOutPlain,
  layOutText,
  withProposal,
} from './layOutText';
import { bytesOf, LONGEST_RECIPE } from './limits';
import { isCooklang, ofCooklang } from './programs/ofCooklang';
import { ofRecipeMd } from './programs/ofRecipeMd';
import { programOf } from './programs/programOf';
import { hasAmount } from './roles/lineTraits';
import { knownLetters } from './text/knownLetters';

/** For what models write. */
export { findJson, isRecipe, layOutHtml, layOutJson, layOutText, readIdeas };

/** HTML and JSON begin so. Any other text is one recipe, or a few. */
const BEGINS_WITH_MARKUP = /^[\s\p{Cf}]*[<[{]/u;

/** All at once. */
export const readDocument = (text: string, name = ''): (FoundRecipe | Refusal)[] => [
  ...documentsIn(text, name),
];

interface ReadingOptions {
  /** The text may be any words, such as a readme: it counts only with an ingredient or a step. */
  mayBeAnyText?: boolean;
  /** Nothing tells its encoding, so only the program that wrote it can be told. */
  isGarbled?: boolean;
}

/**
 * Gives the recipes of a text, or why there is none, one by one, so the reader of a long list can pause. The same for
 * what people paste and save: markdown, plain text, HTML, or JSON of one recipe or many.
 * @param name of its file; empty for a paste
 */
export function* documentsIn(
  text: string,
  name: string,
  { mayBeAnyText = false, isGarbled = false }: ReadingOptions = {},
): Generator<FoundRecipe | Refusal> {
  let count = 0;
  try {
    refuseProgram(text, name);
    if (isGarbled) throw new RefusedError('encoding');
    const clean = cleanText(text);
    const doubts = doubtsOf(text);
    for (const one of readAny(clean, name)) {
      count += 1;
      // A cook can cut a long paste down to its recipe. One of several files needs one.
      const isTooLong =
        'text' in one && (bytesOf(one.text) > LONGEST_RECIPE || (one.text === '' && name !== ''));
      const found = isTooLong ? { name: one.name || name, code: 'tooLong' as const } : one;
      if (mayBeAnyText && !holdsRecipe(found)) yield { name, code: 'noRecipe' };
      else yield 'text' in found ? { ...found, source: { ...found.source, ...doubts } } : found;
    }
    if (count === 0) throw new RefusedError('noRecipe');
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    yield { name, code: error.code };
  }
}

/** How much of a file shows which program wrote it, in characters. */
const PROGRAM_SAMPLE = 4_000;

/** A table's lines are not a recipe. Of another program, a visitor may have copied only one. */
function refuseProgram(text: string, name: string): void {
  const program = programOf(text.slice(0, PROGRAM_SAMPLE));
  if (program && (name !== '' || program === 'csv')) throw new RefusedError(program);
}

/** Throws a `RefusedError` for a text that cannot hold a recipe. */
function cleanText(text: string): string {
  if (text.length > MOST_BROUGHT_BYTES) throw new RefusedError('tooLarge');
  if (text.length > MOST_WORDS && !BEGINS_WITH_MARKUP.test(text.slice(0, 100)))
    throw new RefusedError('tooLong');
  const clean = knownLetters(text);
  if (clean.trim() === '') throw new RefusedError('empty');
  if (addressOf(clean)) throw new RefusedError('address');
  return clean;
}

/**
 * The page writes these signs below a recipe that leaves it, if a model has read it from a picture or copied it out, the
 * bookmark has taken it from a page, or a statement about allergens was left out.
 */
const doubtsOf = (text: string): Source => ({
  ...(text.includes('(📷)') && { isPhoto: true }),
  ...(text.includes('(✂)') && { isClip: true }),
  ...(text.includes('(✍)') && { isCopy: true }),
  ...(text.includes('(⚠)') && { leavesOutAllergens: true }),
});

/** The text has any ingredient or step, or a reason why it cannot come. */
function holdsRecipe(one: FoundRecipe | Refusal): boolean {
  if ('code' in one) return true;
  const { ingredients, steps } = parseRecipe(one.text);
  return ingredients.length + steps.length > 0;
}

function* readAny(text: string, name: string): Generator<FoundRecipe | Refusal> {
  const json = parseJson(text);
  if (json !== undefined) for (const recipe of recipesIn(json)) yield readOne(recipe);
  else if (isHtml(text)) yield* recipesOfPage(readHtml(text));
  else {
    const marked = markedRecipe(text, name);
    if (marked) yield readOne(marked);
    else yield { name: '', ...foundIn(laidOutOf(text, name), text), source: {} };
  }
}

/** A text in which its author has marked each part of the recipe. */
function markedRecipe(text: string, name: string): JsonObject | null {
  if (bytesOf(text) > LONGEST_RECIPE) return null;
  return isCooklang(text) ? ofCooklang(text, name) : ofRecipeMd(text);
}

/** One of many recipes must not keep the others out. `page` that it is on. */
function readOne(recipe: JsonObject, page?: Html): FoundRecipe | Refusal {
  try {
    if (!page) return readData(recipe);
    const said = { inLanguage: page.language, name: page.title, ...recipe };
    return readData(said, (plain) => isWhole(plain, page));
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { name: textOfJson(recipe.name), code: error.code };
  }
}

/** The data of some pages lack foods, steps or amounts that their words have. */
function isWhole(recipe: JsonObject, { lines }: Html): boolean {
  const foods = ingredientLines(recipe).map(textOfJson).filter(Boolean);
  // A page may call its list of foods the work.
  const isWork = ({ role, text }: RoleLine) => role === 'step' && !foods.includes(text);
  if (foods.length === 0 || !stepLinesOf(recipe).some(isWork)) return false;
  const isTold = (text: string) => foods.some((food) => saysWords(text, food));
  return foods.some(hasAmount) || !lines.some(({ text }) => hasAmount(text) && isTold(text));
}

/** What a page describes, or its words if that is not all. */
function* recipesOfPage(whole: Html): Generator<FoundRecipe | Refusal> {
  // Drops menus and foot: hundreds of words that no cook would keep.
  const lines = whole.lines.filter(({ aside }) => !aside);
  const page = lines.length > 0 ? { ...whole, lines } : whole;
  const source = makeSource(page.siteName, page.link);
  let isDescribed = false;
  const { isExport } = whole;
  const described = isExport ? page.items : describedRecipes(page.data, page.items);
  for (const recipe of described) {
    const one = readOne(recipe, isExport ? undefined : page);
    if ('code' in one && one.code === 'noRecipe') continue;
    isDescribed = true;
    yield 'text' in one ? { ...one, source: { ...source, ...one.source } } : one;
  }
  if (isDescribed) return;
  if (page.isTooLong) throw new RefusedError('tooLong');
  const name = textOfJson(described[0]?.name) || page.title.trim();
  if (page.lines.length > 0) yield { ...readWords(page, name), source };
}

function readWords({ lines }: Html, name: string): Omit<FoundRecipe, 'source'> {
  const words = lines.map(({ text }) => text).join('\n');
  const text = `${lines.map(({ text }) => escapeLine(text)).join('\n\n')}\n`;
  const isTooLong = bytesOf(text) > LONGEST_RECIPE;
  const laidOut = isTooLong
    ? TOO_LONG
    : layOutPlain(assignLineRolesOfPage(lines, name), escapeLine);
  const found = laidOut ?? { ...TOO_LONG, text };
  const pieces = { raw: lines, literal: escapeLine, pageTitle: name };
  return {
    name,
    ...foundIn(found.doubts.length > 0 ? withProposal(found, pieces) : found, words),
  };
}

/** Its words are those that were pasted. */
const TOO_LONG: LaidOut = { text: '', doubts: ['long text'], isCut: false };

function foundIn(laidOut: LaidOut, pasted: string) {
  const { text, doubts, isCut } = laidOut;
  const isDoubtful = doubts.length > 0;
  return {
    text,
    ...((isCut || isDoubtful) && { pasted }),
    ...(isDoubtful && { isDoubtful, proposal: proposalOf(laidOut) }),
  };
}

function proposalOf({ text: all, proposed = all, doubts, inDoubt }: LaidOut): Proposal {
  const text = proposed ? fieldOf(proposed).text : '';
  const lines = text.split('\n').map(plainWords);
  return {
    text,
    doubts: doubts.map((code) => {
      const words = plainWords(inDoubt?.get(code) ?? '');
      const line = words ? lines.indexOf(words) : -1;
      return line < 0 ? { code } : { code, line };
    }),
  };
}

function laidOutOf(text: string, name: string): LaidOut {
  if (bytesOf(text) > LONGEST_RECIPE) return { ...layOutPaste(text), ...TOO_LONG };
  const found = findJson(text);
  const json = found && layOutJson(found, (words) => words);
  if (!found || json === null) return layOutPaste(text);
  // A cook sees what a paste lacks. Of many files, a half recipe would look like a whole one.
  if (found.isCut && name !== '') throw new RefusedError('damaged');
  return { text: json, doubts: found.isCut ? ['cut off'] : [], isCut: false };
}
