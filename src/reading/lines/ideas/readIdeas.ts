import type { Idea } from '../../../../machines/kitchen/recipe';
import { parseRecipe } from '../../document/parseRecipe';
import { detectLanguage } from '../../languages/detectLanguage';
import type { LanguageCode } from '../../languages/Language';
import type { Time } from '../../quantities/lexTimes';
import type { Line } from '../Line';
import { linesOfAnswer } from './linesOfAnswer';
import { type PiecedLine, pieceRoleOf, seen, takeApart } from './pieces';
import { foodsOf, isBareFood, type Label, type Labelled, minutesIn, readTimes } from './words';

/** A visitor chooses from so many ideas; fewer than the second number are no choice. */
const MOST_IDEAS = 3;
const FEWEST_IDEAS = 2;

/** In UTF-16 units. A longer text is a recipe. */
const LONGEST_ANSWER = 8_000;
const LONGEST_TITLE = 100;

interface Draft {
  title: string;
  times: Labelled[];
  foods: string[];
  /** Its line has a mark of a list or a heading, and bullets may be below that. */
  isMarked: boolean;
  isFirst: boolean;
  /** A label says that they are its foods. */
  isLabelled: boolean;
  /** Its first line, and the last one that tells something. */
  start: number;
  end: number;
}

/**
 * The first three dishes, in whichever layout; none for a recipe, or for fewer than two. `isCut`:
 * the end is missing, and the dish there may lack the food that the visitor avoids.
 */
export function readIdeas(answer: string, isCut: boolean): Idea[] {
  if (answer.length > LONGEST_ANSWER || isRecipe(answer)) return [];
  const ideas = ideasIn(answer, isCut);
  return ideas.length < FEWEST_IDEAS ? [] : ideas;
}

export function isRecipe(answer: string): boolean {
  const { hasAllIngredients, hasAllSteps, ingredients, steps } = parseRecipe(answer);
  const count = ingredients.flatMap(({ items }) => items).length;
  return hasAllIngredients && hasAllSteps && count > 1 && steps.length > 1;
}

function ideasIn(answer: string, isCut: boolean): Idea[] {
  const lines = linesOfAnswer(answer);
  const drafts = draftsOf(lines, detectLanguage(answer));
  const whole = isCut ? drafts.filter(({ end }) => end < lines.length - 1) : drafts;
  const told = whole.filter(({ times, foods }) => times.length + foods.length > 0);
  const marked = (told.length > 0 ? told : whole).filter(({ isMarked }) => isMarked);
  // A list of names alone has marks.
  const ideas = told.length === 0 || marked.length >= FEWEST_IDEAS ? marked : told;
  const titles = new Set<string>();
  return ideas
    .map(
      ({ title, times, foods, start }, at): Idea => ({
        title,
        minutes: minutesIn(times),
        foods,
        words: [aboutAll(lines, ideas), lines.slice(start, ideas[at + 1]?.start)]
          .map((told) => told.map(({ text }) => seen(text)).join('\n'))
          .join('\f'),
      }),
    )
    .filter(({ title }) => titles.size < titles.add(title.toLowerCase()).size)
    .slice(0, MOST_IDEAS);
}

/** Words above the first idea, and below the last if no other idea has any. */
function aboutAll(lines: readonly Line[], ideas: readonly Draft[]): Line[] {
  const [first] = ideas;
  if (!first) return [];
  const isApart = ({ isAfterBlank, mark, aside }: Line) => isAfterBlank && mark === null && !aside;
  const below = ideas.map(({ end }, at) =>
    lines.findIndex(
      (line, place) =>
        place > end && place < (ideas[at + 1]?.start ?? lines.length) && isApart(line),
    ),
  );
  const closing = below.pop() ?? -1;
  const isOfAll = closing > 0 && below.every((place) => place < 0);
  return [...lines.slice(0, first.start), ...(isOfAll ? lines.slice(closing) : [])];
}

function draftsOf(lines: readonly Line[], language: LanguageCode | null): Draft[] {
  const drafts: Draft[] = [];
  let label: Label | null = null;
  for (const [at, line] of lines.entries()) {
    const pieced = takeApart(line, language);
    const { pieces, labels, isFirst } = pieced;
    if (isFirst) label = null;
    for (const [index, words] of pieces.entries()) {
      const draft = drafts.at(-1);
      const role = pieceRoleOf({ words, index, line: pieced, label, draft, language });
      if (role === 'title') drafts.push(...beginIdea(words, at, pieced));
      else if (draft && role) take(draft, words, at, { role, label, times: pieced.times[index] });
      if (role === 'label') label = labels[index] ?? null;
      else if (role !== 'food') label = null;
    }
  }
  return drafts;
}

function beginIdea(words: string, at: number, { isMarked, isFirst }: PiecedLine): Draft[] {
  const title = titleOf(words);
  const nothing = { times: [], foods: [], isLabelled: false };
  return title ? [{ title, ...nothing, isMarked, isFirst, start: at, end: at }] : [];
}

function take(
  draft: Draft,
  words: string,
  at: number,
  { role, label, times }: { role: string; label: Label | null; times: Time[] | null | undefined },
) {
  if (role === 'label') return;
  draft.end = at;
  if (role === 'food') draft.foods.push(...foodsOf(words));
  if (role === 'time' && times) draft.times.push(readTimes(words, times, label));
  if (role !== 'foods') return;
  // A list without a label may be a description.
  if (label === 'foods' && !draft.isLabelled) draft.foods = [];
  if (draft.foods.length === 0 || label === 'foods' || isBareFood(words))
    draft.foods.push(...foodsOf(words));
  draft.isLabelled ||= label === 'foods';
}

const titleOf = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/^["“”'‘\s]+|["“”'\s:：,;.–—-]+$/g, '')
    .slice(0, LONGEST_TITLE)
    .toWellFormed();
