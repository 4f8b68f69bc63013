import type { Draft } from '../../reading/document/readDraft';
import { limitText } from '../../ui/limitText';

/** How the lines of a list begin: with a mark, the bar of a table, or an amount. */
const ITEM = /^[ \t]*(?:[-*+•] |[|\d½¼¾⅓⅔])/m;

/** Any other line, a row of a table or the number of a step may end the list: only the whole beginning tells. */
const OTHER = /^(?![ \t]*(?:[-*+•] |(?!\d+[.)] )[\d½¼¾⅓⅔]|$)).+$/m;

/** The longest beginning to read as a recipe, in UTF-16 units. Parsing more would hold up the page. */
const LONGEST_READING = 8_000;

/** How many ingredients to show. */
const MOST_LINES = 60;

interface GrowingDraft {
  /** Reads only what is new of the list, or the whole beginning, or nothing yet. @param text whole lines */
  read(text: string, read: (beginning: string) => Draft): void;
  /** What is known so far. */
  get(): Omit<Draft, 'list'>;
}

/**
 * Reads a recipe while it grows. It reads the whole again only when that is longer than all earlier readings
 * together, and in between only the new lines of its list. So all its readings together are at most twice as
 * long as the recipe.
 *
 * @param hideSecret takes the connection's secret out of a text
 */
export function createGrowingDraft(hideSecret: (text: string) => string): GrowingDraft {
  let draft: Draft = { name: '', ingredients: 0, lines: [], list: '', step: 0 };
  let charactersRead = 0;
  let readUntil = 0;

  return {
    read(text, read) {
      const fresh = text.slice(readUntil);
      if (!fresh.trim() || text.length > LONGEST_READING) return;
      // A secret may arrive in several pieces, so this hides it in the whole text.
      const hidden = hideSecret(text);
      const items = hidden === text ? itemsIn(fresh) : '';
      // Without its list, an item of a group would be code.
      const more = items.trim() && draft.list + items.replace(/^[ \t]+/gm, '');
      if (draft.list && more && charactersRead + more.length <= 2 * text.length) {
        readUntil += items.length;
        charactersRead += more.length;
        const { lines, step } = read(more);
        const list = step > 0 ? '' : draft.list;
        draft = { ...draft, lines: limit([...draft.lines, ...lines]), list };
        // The first line of the list should not wait, so other readings leave room for one.
      } else if (charactersRead < text.length * (ITEM.test(fresh) ? 1 : 0.5)) {
        readUntil = text.length;
        charactersRead += text.length;
        const found = read(hidden);
        draft = { ...found, lines: limit(found.lines), name: limitText(found.name) };
      }
    },
    get() {
      const { list: _, ...known } = draft;
      return known;
    },
  };
}

/** The lines that certainly belong to the list. */
const itemsIn = (fresh: string) => fresh.slice(0, OTHER.exec(fresh)?.index);

const limit = (lines: readonly string[]) =>
  lines.slice(0, MOST_LINES).map((line) => limitText(line));
