import type { Presence } from './contents';
import { isPlainWord } from './descriptions';
import { type Line, readLine } from './reading';
import { correctionOf } from './spelling';

/** A leftover that a recipe uses, or may use. */
export interface UsedLeftover {
  /** Its name. */
  words: string;
  /** What was found of each content in the recipe that it is from; what is missing was not looked for. */
  findings: Readonly<Record<string, readonly (Presence | 'not checked')[]>>;
  /** Whether it may have more than that recipe. */
  hasMore: boolean;
}

/** One line of a recipe: an ingredient, or any other: title, lead, step, tip, note, heading. */
export interface RecipeLine {
  text: string;
  isIngredient: boolean;
  /** The leftovers that it names. Then nothing of it is unclear. */
  leftovers?: readonly UsedLeftover[];
  /** What a line is that is called after a dish or a part of it. */
  heading?: 'title' | 'part';
  /** The number of its step, as shown. */
  step?: number | undefined;
}

/** A line, taken apart. */
export interface ReadLine extends RecipeLine {
  line: Line;
  /** The same without corrections; null if no word was corrected. */
  asWritten: Line | null;
}

/** A recipe whose lines are all taken apart, each once. */
export interface ReadLines {
  lines: readonly ReadLine[];
  /** Whether it is in another language, or in more unknown words than any recipe has. */
  isForeign: boolean;
}

/** How many different words of a recipe are looked up as misspellings. */
const MOST_CORRECTIONS = 400;

function isPartHeading(text: string): boolean {
  return /:\s*$/.test(text) || /^\W*for (?:the|a|your)\b[^,\d]*$/i.test(text);
}

/** Takes the lines of a recipe apart. */
export function readLines(lines: readonly RecipeLine[]): ReadLines {
  const looked = new Set<string>();
  let hasMore = false;
  const correct = (key: string) => {
    if (!looked.has(key) && looked.size >= MOST_CORRECTIONS) {
      hasMore = true;
      return undefined;
    }
    looked.add(key);
    return correctionOf(key);
  };
  const read = lines.map((one): ReadLine => {
    const line = readLine(one.text, correct);
    return {
      ...one,
      isIngredient: one.isIngredient && !isPartHeading(one.text),
      line,
      asWritten: line.isMisspelt ? readLine(one.text, () => undefined) : null,
    };
  });
  return { lines: read, isForeign: hasMore || hasFewEnglishWords(read) };
}

/** Fewer English words than any English text has. */
function hasFewEnglishWords(lines: readonly ReadLine[]): boolean {
  const words = lines.flatMap(({ line }) =>
    line.words.filter(({ isNumber, key }) => !isNumber && key.length > 1),
  );
  if (words.length < 25) return false;
  return words.filter(({ key }) => isPlainWord(key)).length < words.length * 0.12;
}
