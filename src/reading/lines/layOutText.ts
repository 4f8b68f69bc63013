import { tellsServings } from '../document/facts/readFacts';
import { needLength } from '../document/lines/listFoods';
import { parseRecipe } from '../document/parseRecipe';
import type { Role } from '../document/roles/LineFeatures';
import { assignRoles } from '../document/roles/rules';
import { isTitleLine } from '../document/sections/readTitle';
import { isCutOff } from '../document/sections/steps';
import { stateOnlyAllergens } from '../document/stateAllergens';
import { escapeLine, escapeStart } from './escape';
import type { DoubtCode } from './FoundRecipe';
import type { Line, RoleLine } from './Line';
import { layOutLines } from './layOut';
import { assignTitle, withBareTitle } from './roles/assignTitle';
import { wordsInDoubt } from './roles/doubt';
import { longestRun } from './roles/findWork';
import { ownLines, whyDoubtful } from './roles/leaveOut';
import {
  CONTAINS,
  headingOf,
  isAllCapitals,
  isComment,
  isIngredient,
  listsAmounts,
  listsFoods,
  NUTRITION,
} from './roles/lineTraits';
import { linesOfCook, messagesOfCook, withStamps } from './roles/messages';
import { joinSteps, placeLines, tellsWork, withoutWordsBeside } from './roles/propose';
import { seeLines } from './roles/seeLines';
import { type Traits, traitsOf } from './roles/traitsOf';
import { linesWithoutStories } from './roles/withoutStories';
import { joinLines, unwrap } from './text/joinLines';
import { decodeReferences } from './text/knownLetters';
import { hasColumns, isMarkdown, linesOf } from './text/linesOf';

/** This page ends its exports with this line; see `markdownOf`. */
const OWN_END = /\n\n---\n\n([^\n]{1,600}Check allergens and cooking temperatures\.)\s*$/;

const FRONT_MATTER = /^---\n/;

/** A recipe that a text holds. */
export interface LaidOut {
  text: string;
  /** None if a list of ingredients and the work are plainly there. */
  doubts: readonly DoubtCode[];
  /** With doubts, what the page would take of the text. */
  proposed?: string;
  /** The words of its lines that the doubts are about, as far as they are about one. */
  inDoubt?: ReadonlyMap<DoubtCode, string>;
  /** Lines of a page around the recipe are left out of `text`. */
  isCut: boolean;
}

const NOTHING: readonly DoubtCode[] = ['no list', 'no method'];

const whole = (text: string): LaidOut => ({ text, doubts: [], isCut: false });

/**
 * Makes markdown of an answer, or of the first of its recipes: ingredients become a list, paragraphs of
 * work steps, all other words notes. A text without a clear structure stays. `text` has line feeds.
 */
export function layOutText(text: string): string {
  const lines = readTidy(text);
  const [first = [], ...more] = splitRecipes(lines.tidy);
  const one = more.length > 0 ? layOutPlaced(assignLineRolesOfRecipe(first), lines.literal) : null;
  return (one ?? layOutLinesOf(text, lines, layOutPlaced)).text;
}

/** The same for a field, whose text is one recipe: no words of it get lost. */
export const layOutWhole = (text: string): string =>
  layOutLinesOf(text, readTidy(text), layOutPlaced).text;

/**
 * Leaves out what is around a recipe. Nothing of a recipe that is not plainly there, or of several: a
 * cook takes one.
 */
export function layOutPaste(text: string): LaidOut {
  const lines = readTidy(text);
  const own = linesOfCook(lines.tidy);
  const tidy = own ?? lines.tidy;
  const isOne = own !== null && splitRecipes(tidy).length < 2;
  const laidOut = layOutLinesOf(text, { ...lines, tidy }, isOne ? layOutPlain : layOutPlaced);
  if (isOne && laidOut.doubts.length === 0)
    return { ...laidOut, isCut: laidOut.isCut || tidy.length < lines.tidy.length };
  const columns = hasColumns(text) ? (['columns'] as const) : [];
  return withProposal({ ...laidOut, doubts: [...laidOut.doubts, ...columns] }, lines);
}

/** What the page would take of a text that is not plain, and why a cook should look. */
export function withProposal(
  laidOut: LaidOut,
  { raw, literal, pageTitle = '' }: { raw: readonly Line[]; literal: Literal; pageTitle?: string },
): LaidOut {
  const around = linesAround(raw);
  const { placed, doubts } = proposeLines(around, pageTitle);
  const isLong = around.length < raw.length;
  const why: DoubtCode[] = [
    ...doubts,
    ...(laidOut.doubts.includes('columns') ? (['columns'] as const) : []),
    ...(isLong ? (['long text'] as const) : []),
  ];
  return {
    ...laidOut,
    // The proposal may be plain where the text is not.
    doubts: why.length > 0 ? why : ['guessed'],
    inDoubt: new Map(why.map((code) => [code, wordsInDoubt(code, placed)])),
    proposed: placed.some(isPart) ? layOutLines(placed, literal) : '',
  };
}

const isPart = ({ role }: RoleLine) => role === 'ingredient' || role === 'step';

/** Of a text longer than any recipe: the lines around its longest list. */
function linesAround(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= MOST_LINES) return lines;
  const [list] = longestRun(traitsOf(lines), -1) ?? [0];
  const start = Math.max(0, list - MOST_LINES / 4);
  return lines.slice(start, start + MOST_LINES);
}

function proposeLines(all: readonly Line[], pageTitle: string) {
  const chat = messagesOfCook(all, tellsWork);
  const lines = chat?.lines ?? all;
  const [ordinary = [], ...more] = splitRecipes(tidyLines(lines), true);
  let placed: readonly RoleLine[] = assignLineRoles(ordinary, pageTitle);
  const has = (wanted: Role) => placed.some(({ role }) => role === wanted);
  const isPlaced = has('ingredient') && has('step');
  const isGuessed = chat !== null || !isPlaced;
  placed = isGuessed ? placeLines(joinLines(unwrap(lines))) : joinSteps(placed);
  const doubts: DoubtCode[] = [
    ...(more.length > 0 ? ['two recipes' as const] : []),
    ...(chat && !chat.isSure ? ['several writers' as const] : []),
    ...whyDoubtful(placed),
    ...(isGuessed ? ['guessed' as const] : []),
  ];
  return { placed: withoutWordsBeside(placed).flatMap(withBareTitle), doubts };
}

type Tidy = Omit<ReturnType<typeof readTidy>, 'tidy'> & { tidy: readonly Line[] };

function readTidy(text: string) {
  const end = OWN_END.exec(text);
  const isMarked = isMarkdown(text);
  // What this page has exported needs no layout.
  const lines = end
    ? []
    : withStamps(linesOf(isMarked || !isEscaped(text) ? text : decodeReferences(text)));
  return {
    end,
    raw: lines,
    tidy: lines.length > MOST_LINES ? [] : tidyLines(lines),
    literal: isMarked ? escapeStart : escapeLine,
  };
}

function layOutLinesOf(
  text: string,
  { end, tidy, literal }: Tidy,
  layOut: (placed: readonly RoleLine[], literal: Literal) => LaidOut | null,
): LaidOut {
  // Its last line is not a step.
  if (end) return whole(`${text.slice(0, end.index)}\n\n## Notes\n\n- ${end[1]}\n`);
  if (/^#{1,6} \S/m.test(text) && !FRONT_MATTER.test(text)) {
    const { title, steps, hasAllIngredients, hasAllSteps } = parseRecipe(text);
    if (title && hasAllIngredients && (hasAllSteps || isCutOff(steps, text))) return whole(text);
  }
  const laidOut = layOut(assignLineRolesOfRecipe(tidy), literal);
  if (!laidOut) return { text, doubts: NOTHING, isCut: false };
  const columns = hasColumns(text) ? (['columns'] as const) : [];
  return {
    ...laidOut,
    doubts: [...laidOut.doubts, ...columns],
    // A line break at the end would say that nothing was cut off.
    text: text.endsWith('\n') ? laidOut.text : laidOut.text.trimEnd(),
  };
}

/** Copied from the source of a page: each "&" of several begins a reference, such as "&frac12;". */
const isEscaped = (text: string) =>
  /&#?\w{2,30};[^&]*&/.test(text) && !/&(?!#?\w{2,30};)/.test(text);

/** The reader shows more lines as plain text. */
const MOST_LINES = 1_000;

/** A list without work, or work without a list, has at least this many lines. */
const FEWEST_ALONE = 3;

export function assignLineRolesOfPage(lines: readonly Line[], pageTitle = ''): readonly RoleLine[] {
  return lines.length > MOST_LINES ? [] : assignLineRolesOfRecipe(tidyLines(lines), pageTitle);
}

type Literal = (text: string) => string;

/** Keeps each word. */
export function layOutPlaced(placed: readonly RoleLine[], literal: Literal): LaidOut | null {
  return placed.length > 0 ? whole(layOutLines(placed, literal)) : null;
}

export function layOutPlain(placed: readonly RoleLine[], literal: Literal): LaidOut | null {
  const doubts = whyDoubtful(placed);
  const isPlain = doubts.length === 0;
  const own = isPlain ? linesWithoutStories(ownLines(placed)) : placed;
  const laidOut = layOutPlaced(isPlain ? own.flatMap(withBareTitle) : own, literal);
  return laidOut && { ...laidOut, doubts, isCut: placed.some((line) => !own.includes(line)) };
}

/** Each line gets one role. `pageTitle`: what a page calls itself. */
export const assignLineRoles = (lines: readonly Line[], pageTitle = ''): RoleLine[] =>
  assignTitle(
    assignRoles(seeLines(lines)).map(({ role }, at) => ({ ...(lines[at] as Line), role })),
    pageTitle,
  );

function assignLineRolesOfRecipe(lines: readonly Line[], pageTitle = ''): readonly RoleLine[] {
  const placed = assignLineRoles(lines, pageTitle);
  const count = (wanted: Role) => placed.filter(({ role }) => role === wanted).length;
  const [foods, steps] = [count('ingredient'), count('step')];
  return (foods > 0 && steps > 0) || Math.max(foods, steps) >= FEWEST_ALONE ? placed : [];
}

const FARTHEST = 6;

/**
 * Another recipe begins at a title with ingredients below it, after the work of the one before, if
 * it tells its own servings or names its own sections. Else it is a part of the same recipe.
 */
function splitRecipes(lines: readonly Line[], isLoose = false): Line[][] {
  const starts: number[] = [];
  let hasList = false;
  let hasWork = false;
  const seen = traitsOf(lines);
  // It belongs to the recipe above it.
  const states = stateOnlyAllergens(lines);
  for (const [at, line] of seen.entries()) {
    if (line.inList) hasList = true;
    else if (hasList && (line.mark === 'number' || line.isAnySentence)) hasWork = true;
    if (!hasWork || states[at] || !beginsRecipe(seen, at, isLoose)) continue;
    starts.push(at);
    hasList = false;
    hasWork = false;
  }
  return [0, ...starts].map((start, index) => lines.slice(start, starts[index]));
}

function beginsRecipe(lines: readonly Traits[], at: number, isLoose: boolean): boolean {
  const line = lines[at];
  const isTold = isLoose && tellsServings(lines[at + 1]?.text ?? '');
  if (!line || !mayBeName(isTold ? { ...line, isAfterBlank: true } : line)) return false;
  const below = lines.slice(at + 1, at + 1 + FARTHEST);
  const list = below.findIndex(({ inList }) => inList);
  if (list < 0) return false;
  const between = below.slice(0, list);
  const rest = lines.slice(at + 1 + list);
  const hasSections = rest.some(({ opens }) => opens === 'method');
  return (
    hasSections ||
    [line, ...between].some(({ text }) => tellsServings(TAIL.exec(text)?.[1] ?? text))
  );
}

/** "Hummus (serves 4)" */
const TAIL = /\s\(([^()]{1,40})\)$/;

const mayBeName = (line: Traits): boolean =>
  (line.mark === 'heading' || (line.mark === null && line.isAfterBlank)) &&
  !line.aside &&
  !line.isFurniture &&
  /\p{L}{3}/u.test(line.text) &&
  isTitleLine(line.text.replace(TAIL, ''));

/** Lines that a page, a message or a scan has broken. */
export function tidyLines(lines: readonly Line[]): Line[] {
  const isInCapitals = lines.filter(({ text }) => isAllCapitals(text)).length > 0.6 * lines.length;
  const end = startOfComments(lines);
  const known = lines.map(
    (line, at): Line => ({ ...line, isInCapitals, ...(at >= end && { aside: 'edge' }) }),
  );
  const whole = unwrap(known);
  // Above the method, lines that list foods: after "you need" or a label, or with dashes between
  const method = whole.findIndex(({ text, mark }) => !mark && headingOf(text) === 'method');
  const above = method < 0 ? whole.length : method;
  return joinLines(whole.flatMap((line, at) => (at > above ? line : splitFoods(line))));
}

/** Below a recipe; readers write lists and work too. */
function startOfComments(lines: readonly Line[]): number {
  const list = lines.findIndex(({ text }) => isIngredient(text) && !isComment(text));
  const found = lines.findIndex(({ text }, at) => at > list && isComment(text));
  const opensMore = ({ text }: Line) => /^(?:ingredients|method)$/.test(headingOf(text) ?? '');
  return list < 0 || found < 0 || lines.slice(found).some(opensMore) ? lines.length : found;
}

function cut(line: Line, length: number): Line[] {
  const [first, rest] = [line.text.slice(0, length).trim(), line.text.slice(length).trim()];
  return [
    { ...line, text: first },
    { ...line, text: rest, mark: null, isAfterBlank: false },
  ];
}

/**
 * "For the dough: 200 g flour, 100 g butter, salt"; "You need 200 g flour, 100 g butter and salt.",
 * maybe with the work after them; "200 g flour – 100 g butter – salt", or with dots or bars.
 */
function splitFoods(line: Line): Line[] {
  const { text } = line;
  if (line.mark === 'number' || line.aside || CONTAINS.test(text) || NUTRITION.test(text))
    return [line];
  const items = text.split(/\s[–—•·|-]\s/);
  if (items.length > 2 && !items[0]?.includes('(') && listsFoods(items.join(', '))) {
    return items.map((item, at) => ({
      ...line,
      text: item,
      isAfterBlank: line.isAfterBlank && at === 0,
    }));
  }
  const length = needLength(text) || (/^[^:.!?\d]{2,40}[:!]\s+/.exec(text)?.[0].length ?? 0);
  const rest = text.slice(length);
  const stop = rest.search(/\.\s(?=\p{Lu})/u) + 1;
  const end = stop > 0 && listsAmounts(rest.slice(0, stop)) ? stop : rest.length;
  if (!listsAmounts(rest.slice(0, end))) return [line];
  if (length > 0)
    return cut(line, length).flatMap((part, at) => (at > 0 ? splitFoods(part) : part));
  return end < text.length ? cut(line, end) : [line];
}
