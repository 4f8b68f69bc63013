import { areFacts } from '../../../recipe/document/readFacts';
import { WORK } from '../../../recipe/document/runs';
import { isClosing } from '../../../recipe/document/vocabulary';
import {
  inList,
  isFurniture,
  isGreeting,
  isGroup,
  isPageHead,
  isRemark,
  isSentence,
  namesFood,
} from './judge';
import type { Line } from './Line';
import { nextWords, opens, runBelow } from './opens';
import type { Role } from './Placed';

/** The role of a line below the heading of the method; null if the work ends before it. */
export function roleInMethod(lines: readonly Line[], at: number): Role | null {
  const line = lines[at] as Line;
  const { text, mark, isApart } = line;
  const numbered = lines.slice(0, at).some((before) => before.mark === 'number');
  if (mark === 'number') return 'step';
  if (inList(lines, at)) return 'ingredient';
  if (inList(lines, at + 1) && !isSentence(text) && !areFacts(text)) return 'group';
  if (areFacts(text) && !isSentence(text)) return 'fact';
  const isLast = isApart && !worksOn(lines, at);
  if (isGreeting(text)) return null;
  if (CREDIT.test(text)) return worksOn(lines, at) ? 'note' : null;
  if (line.isRuled && !WORK.test(text)) return null;
  if (isFurniture(text) || isClosing(text) || isRemark(text)) return isLast ? null : 'note';
  // Somebody else answers in a chat.
  const isReply = lines[at - 1]?.aside === 'stamp' && !WORK.test(text) && !namesFood(text);
  if (isReply && !isSentence(text)) return null;
  const next = nextWords(lines, at);
  if (
    isGroup(line) &&
    !isSentence(text) &&
    next &&
    (isSentence(next.text) || next.mark === 'number')
  ) {
    return numbered && isPageHead(line, next) ? 'note' : 'part';
  }
  if (mark === 'bullet') return 'step';
  if (headsWork(lines, at) || isStepTitle(lines, at)) return 'part';
  const start = lines.findLastIndex((before, place) => place < at && opens(before) === 'method');
  if (isApart && isListedByLine(lines, start + 1, at) && !isBlockOfWork(lines, at)) return null;
  if (!numbered) return isApart && endsBullets(lines, start + 1, at) ? null : 'step';
  const goesOn = lines.slice(at + 1).some((after) => after.mark === 'number');
  if (goesOn || !isApart) return 'more';
  return null;
}

/** Who wrote the recipe: a name may follow, or be below. */
const CREDIT =
  /^(?:rezept von|recipe by|recette de|receta de|ricetta di|receita de|recept van)\b:?(?: \S{1,30}){0,3}$/i;

/** Whether more work follows in the section. */
const worksOn = (lines: readonly Line[], at: number) =>
  runBelow(lines, at).some(
    ({ text, mark, aside }) =>
      !aside && !isRemark(text) && !areFacts(text) && (mark === 'number' || WORK.test(text)),
  );

/** Whether a line names the work of the paragraphs below it: "How to make the cake", right below "Method". */
function headsWork(lines: readonly Line[], at: number): boolean {
  const [before, line, next, other] = [at - 1, at, at + 1, at + 2].map((place) => lines[place]);
  if (!before || !line || !next || !other || opens(before) !== 'method') return false;
  const areParagraphs = [next, other].every(({ text, mark }) => !mark && isSentence(text));
  return areParagraphs && !next.isApart && other.isApart && !line.mark && !isSentence(line.text);
}

/** This many short lines, each above a sentence, are titles. */
const FEWEST_TITLES = 2;

/** Whether a line is a title above each step: "Cook the rice", above a sentence about it. */
function isStepTitle(lines: readonly Line[], at: number): boolean {
  const start = lines.findLastIndex((before, place) => place < at && opens(before) === 'method');
  const work = runBelow(lines, start).filter(({ aside, text }) => !aside && !isFurniture(text));
  const isTitle = (line: Line | undefined, place: number) =>
    !!line && !isSentence(line.text) && isSentence(work[place + 1]?.text ?? '');
  const areTitles = work
    .slice(0, 2 * FEWEST_TITLES)
    .every((line, place) => !line.mark && isTitle(line, place) === (place % 2 === 0));
  const place = work.indexOf(lines[at] as Line);
  return areTitles && work.length >= 2 * FEWEST_TITLES && isTitle(work[place], place);
}

/** Whether a line without work is below the last of steps that all have bullets. */
function endsBullets(lines: readonly Line[], start: number, at: number): boolean {
  const before = lines.slice(start, at).filter(({ aside }) => !aside);
  const areBullets = before.length > 1 && before.every(({ mark }) => mark === 'bullet');
  const goesOn = [lines[at] as Line, ...runBelow(lines, at)].some(
    ({ text, mark }) => mark === 'bullet' || WORK.test(text),
  );
  return areBullets && !goesOn;
}

/** Whether a method has a step on each line, so that its first empty line may end it. */
function isListedByLine(lines: readonly Line[], start: number, at: number): boolean {
  const before = lines
    .slice(start, at)
    .filter(
      ({ text, aside }, place) => !aside && !areFacts(text) && !headsWork(lines, start + place),
    );
  const blocks = before.filter(({ isApart }, place) => isApart && place > 0).length;
  return blocks === 0 && before.length > 1 && before.every(({ mark }) => mark === null);
}

/** Whether a block of several lines begins here. */
function isBlockOfWork(lines: readonly Line[], at: number): boolean {
  const [first, next] = lines.slice(at, at + 2);
  return !!first && !!next && !next.isApart && isSentence(first.text) && isSentence(next.text);
}
