import { AFTER_THOUGHTS, BEGINNINGS, CLOSE, MARKS } from './marks';

export interface Thoughtless {
  /** What the model says, without its thoughts. A text without marks comes back as it is. */
  text: string;
  /** Whether the text ends in the middle of thoughts, or in a possible beginning of a mark. */
  isThinking: boolean;
  /** Whether the model has put thoughts into words. */
  hasThoughts: boolean;
}

/** Matches what is before a mark that begins a line. */
const AT_LINE_START = /(?:^|\n)[ \t>]*$/;
const LONGEST_INDENT = 20;

/**
 * Takes thoughts and template marks off an answer, or off its beginning. Many templates send only
 * the mark that ends thoughts: until it comes, thoughts look like an answer.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the marks, with what is open
export function takeThoughtsOff(answer: string): Thoughtless {
  const announced = AFTER_THOUGHTS.map((words) => words.exec(answer)).find((found) => found);
  if (announced) {
    const rest = announced.groups?.rest;
    if (rest === undefined) return { text: '', isThinking: true, hasThoughts: true };
    return { ...takeThoughtsOff(rest.trim()), hasThoughts: true };
  }
  let lastClose = -1;
  for (const { index } of answer.matchAll(CLOSE)) lastClose = index;
  const end = answer.trimEnd().length;
  let pieces: string[] = [];
  let from = 0;
  let isThinking = false;
  let hasThoughts = false;
  let isFinal = false;
  // A model that does not stop in time goes on with the visitor's words.
  let isOther = false;
  const others: string[] = [];
  const take = (piece: string) => {
    if (isOther) others.push(piece);
    else if (!isThinking) pieces.push(piece);
    else if (/\S/.test(piece)) hasThoughts = true;
  };
  for (const { 0: mark, index, groups } of answer.matchAll(MARKS)) {
    const { open, close, channel, turn, ownTurn, final } = groups ?? {};
    if (mark.startsWith('`')) continue;
    if (open) {
      const lead = answer.slice(Math.max(0, index - LONGEST_INDENT), index);
      // Within a line, an opening mark that is never closed is a word of the recipe.
      const isFirst = AT_LINE_START.test(lead) || (index === from && from > 0);
      if (isThinking || (index > lastClose && !isFirst)) continue;
    }
    take(answer.slice(from, index));
    from = index + mark.length;
    if (close && !isThinking && !isFinal && !(hasThoughts && from >= end)) {
      // The mark at the beginning is missing.
      hasThoughts = pieces.some((piece) => /\S/.test(piece)) || hasThoughts;
      pieces = [];
    }
    if (turn || ownTurn) isOther = turn !== undefined;
    isFinal = final !== undefined || (isFinal && !close);
    if (channel !== undefined) isThinking = channel.toLowerCase() !== 'final';
    else if (open) isThinking = true;
    else if (close || groups?.end) isThinking = false;
  }
  if (from === 0 && BEGINNINGS.some((mark) => isBeginning(answer, mark))) {
    return { text: '', isThinking: true, hasThoughts };
  }
  take(answer.slice(from));
  const text = join(pieces) || (hasThoughts ? '' : join(others));
  return { text: from === 0 ? answer : text, isThinking, hasThoughts };
}

/** Whether a text that is still arriving may become a mark. */
function isBeginning(text: string, mark: string): boolean {
  const begun = text.trim().toLowerCase();
  return begun !== '' && begun.length < mark.length && mark.startsWith(begun);
}

function join(pieces: readonly string[]): string {
  return pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .join('\n\n');
}
