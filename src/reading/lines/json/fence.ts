const FENCE = /^ {0,3}(?:`{3,}|~{3,})[ \t]*([\w-]{0,20})[ \t]*$/gm;

/** The line is part of a recipe, not a remark. */
const RECIPE_LINE = /^[ \t]{0,3}(?:#{1,6}[ \t]|[-*+•|][ \t]|\d{1,2}[.)][ \t])/m;

/**
 * The fence around an answer, apart from a few words; null without one, or if it is a part of a
 * recipe. Its language may be empty. A model may have stopped before its end.
 */
export function findFence(answer: string) {
  const [first, ...others] = answer.matchAll(FENCE);
  if (!first) return null;
  const language = (first[1] ?? '').toLowerCase();
  // Fences within a text in markdown are a part of it.
  if (others.length > 1 && !/^(?:markdown|md)$/.test(language)) return null;
  const last = others.at(-1);
  if (last?.[1]) return null;
  const before = answer.slice(0, first.index).trim();
  const inside = answer.slice(first.index + first[0].length, last?.index).replace(/^\r?\n/, '');
  const after = last ? answer.slice(last.index + last[0].length).trim() : '';
  const isBeside = (words: string) => !RECIPE_LINE.test(words);
  return isBeside(before) && isBeside(after) && before.length + after.length < inside.length
    ? { before, language, inside: inside.trimEnd(), after }
    : null;
}

const TEXT = /^(?:|markdown|md|text|txt|plaintext|recipe)$/;

/** Leaves every word. */
export function openFence(answer: string): string {
  const fenced = findFence(answer);
  if (fenced && TEXT.test(fenced.language) && !/^\s*[[{]/.test(fenced.inside)) {
    return joinBlocks([fenced.before, fenced.inside, fenced.after]);
  }
  const [only, second] = answer.matchAll(FENCE);
  if (!only || second || only[1]) return answer;
  // The fence at the beginning is missing.
  const rest = answer.slice(only.index + only[0].length).trim();
  const isEnd = only.index > rest.length && !RECIPE_LINE.test(rest);
  return isEnd ? joinBlocks([answer.slice(0, only.index).trimEnd(), rest]) : answer;
}

/** An empty line between the blocks of a text. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter((block) => block?.trim()).join('\n\n');
}
