import { isPlainSection } from '../../document/vocabulary';
import { cutList, languageOf } from '../../languages';
import { detectLanguage } from '../../languages/detectLanguage';
import type { Line } from '../Line';
import { bytesOf } from '../limits';
import { longestRun } from '../roles/findWork';
import { traitsOf } from '../roles/traitsOf';
import { knownLetters } from '../text/knownLetters';
import { linesOf } from '../text/linesOf';
import { type LineRole, readOrder } from './readOrder';

const MOST_LINES = 400;
const MOST_BYTES = 24_000;
/** Of a request, for the title and the story above the ingredients. */
const SHARE_ABOVE = 0.25;
/** A line's number, and its end, in bytes. */
const NUMBER = 6;

/** How many lines of a text a model gets at most. */
function linesSent(text: string): { sent: number; all: number } {
  const lines = text.split('\n').filter((line) => line.trim());
  const fits = lines.length <= MOST_LINES && text.length + NUMBER * lines.length <= MOST_BYTES;
  return { sent: fits ? lines.length : Math.min(MOST_LINES, lines.length - 1), all: lines.length };
}

/** What a model has pointed at: the title, empty without one, and the field's text below it. */
export interface FoundLines {
  title: string;
  text: string;
}

/**
 * How a model can find the recipe in a text: which numbered lines it gets, and what its answer points at. How many these
 * are is known soon enough for each letter that one types.
 */
export const findRecipe = (text: string) => ({ ...linesSent(text), ask: () => askOf(text) });

function askOf(text: string) {
  const all = linesOf(knownLetters(text));
  const { from, to } = stretchOf(all);
  return {
    /** The number of the first of `lines`. */
    first: from + 1,
    lines: all.slice(from, to).map((line) => line.text),
    /** Null if the answer names no ingredients or no steps. Has no other words than the lines. */
    pick(answer: string): FoundLines | null {
      const roles = readOrder(answer, from + 1, to);
      return roles && fieldOf(all, roles);
    },
  };
}

/** What fits into one request: the longest list of ingredients, some lines above, and those below. */
function stretchOf(lines: readonly Line[]) {
  const sizes = lines.map(({ text }) => bytesOf(text) + NUMBER);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (lines.length <= MOST_LINES && total <= MOST_BYTES) return { from: 0, to: lines.length };
  const [list] = longestRun(traitsOf(lines), -1) ?? [0];
  let bytes = 0;
  const adds = (at: number, count: number, share: number) => {
    const size = sizes[at] ?? Number.POSITIVE_INFINITY;
    const fits = count < MOST_LINES * share && bytes + size <= MOST_BYTES * share;
    bytes += fits ? size : 0;
    return fits;
  };
  let from = list;
  while (adds(from - 1, list - from, SHARE_ABOVE)) from -= 1;
  let to = list;
  while (adds(to, to - from, 1)) to += 1;
  return { from, to };
}

/** In the layout of the field. The page itself writes the headings of the sections. */
function fieldOf(lines: readonly Line[], roles: ReadonlyMap<number, LineRole>): FoundLines {
  const text = lines.map((line) => line.text).join('\n');
  const [ingredients, method, notes] = cutList(languageOf(detectLanguage(text)).written);
  const sorted = [...roles].map(([number, role]) => ({ own: lines[number - 1]?.text ?? '', role }));
  /** A group heads what is below it. */
  const linesOf = (wanted: LineRole) =>
    sorted.flatMap(({ own, role }, at) => {
      if (role === wanted) return own;
      const below = sorted
        .slice(at)
        .find((one) => one.role === 'ingredient' || one.role === 'step');
      const heads = role === 'group' && (below?.role ?? 'ingredient') === wanted;
      return heads && !isPlainSection(own) ? `\n${own.replace(/\s?[:：]$/, '')}:\n` : [];
    });
  const rest = linesOf('note');
  const blocks = [
    ...linesOf('fact'),
    ingredients,
    linesOf('ingredient').join('\n').trim(),
    method,
    linesOf('step').join('\n').trim(),
    ...(rest.length > 0 ? [notes, rest.join('\n')] : []),
  ];
  return { title: linesOf('title')[0] ?? '', text: blocks.join('\n\n') };
}
