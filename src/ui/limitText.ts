/** How much the page shows of an ingredient, a title or a name, in UTF-16 units. */
const LONGEST_NAME = 2_000;

/** The most characters in a row without a place to break the line, joiners included. */
const LONGEST_RUN = 200;

const LINES = new RegExp(`[^]{1,${LONGEST_RUN}}`, 'gu');

/** On one character, as in Unicode's Stream-Safe Text Format (UAX #15, section 13). */
const MOST_MARKS = 30;

/** After U+202E, "stunaep" reads "peanuts". No language needs these signs. */
export const TURNS = /[\u202d\u202e]/g;

/** Invisible, and of the same length. It tells the check that a writer wanted to turn a text. */
export const TURNED = '\u206e';

/** They join the character before: marks, joiners, and two vowels that browsers take for marks. */
const MARK = '\\p{M}\\p{Emoji_Modifier}\\u0e33\\u0eb3\\u200c\\u200d';

/** Joins two characters into one sign. Browsers take long for a run of such signs. */
const JOINER = '\u200d';

/** Blanks, and scripts whose lines may break anywhere. */
const BREAK = '\\s\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}';

const PARTS = new RegExp(`([${MARK}]+)|([^${BREAK}${MARK}]+)|[${BREAK}]+`, 'gu');

/**
 * Limits the texts of one line, in their order. Browsers take more than linear time for runs of
 * marks, which it cuts, and of unbreakable text, which it breaks with line feeds.
 */
export function createTextLimiter(): (text: string) => string {
  let marks = 0;
  let run = 0;

  function breakRun(part: string): string {
    const before = ' '.repeat(Math.min(run, LONGEST_RUN));
    const lines = (before + part).match(LINES) ?? [];
    run = [...(lines.at(-1) ?? '')].length;
    return lines.join('\n').slice(before.length);
  }

  return (text) =>
    text.replace(PARTS, (part, onlyMarks, unbroken) => {
      if (onlyMarks) {
        const kept = [...part.slice(0, 2 * MOST_MARKS)].slice(0, MOST_MARKS - marks);
        marks += kept.length;
        run += kept.filter((mark) => mark === JOINER).length;
        return kept.join('');
      }
      marks = 0;
      if (unbroken) return breakRun(part);
      run = 0;
      return part;
    });
}

/** Limits a text in a line of its own to `most` UTF-16 units. "…" replaces the rest. */
export function limitText(text: string, most = LONGEST_NAME): string {
  return createTextLimiter()(text.length > most ? `${text.slice(0, most)}…` : text);
}
