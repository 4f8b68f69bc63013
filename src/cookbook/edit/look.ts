import type { Words } from '../../../machines/compare/compareMachine';
import { createPause } from '../../browser/loading/createPause';
import type { LazyPart } from '../../browser/store';
import { type CopyMarks, compareCopy, textAround } from '../../reading';
import { checkDraft, type Judged, type RecipePart } from '../../recipe';
import type { KitchenStore } from '../../ui/KitchenStore';
import { isTicked, linesToKeep } from '../bring/adding';
import type { FieldPlan, Look } from './Words';

const NO_MARKS: CopyMarks = { different: [], missing: [] };

/** In characters, and in lines: several times a long recipe's. */
const LONGEST_JUDGED = 24_000;
const MOST_JUDGED_LINES = 250;

/** So many lines at a time do not keep a visitor who types waiting. */
const MOST_CHECKED = 50;

interface Options {
  reader: LazyPart<RecipePart>;
  kitchen: KitchenStore;
}

export function createLook({ kind, source, about, read }: FieldPlan, { reader, kitchen }: Options) {
  /** The lines that the page has checked, and whether the visitor must see them. */
  const checked = new Map<string, boolean>();
  const pause = createPause();

  async function mustSee(lines: ReturnType<typeof textAround>['lines']) {
    const { preferences } = kitchen.getSnapshot().context;
    const fresh = lines.filter(({ rest }) => !checked.has(rest));
    for (let at = 0; at < fresh.length; at += MOST_CHECKED) {
      const some = fresh.slice(at, at + MOST_CHECKED);
      const kept = await linesToKeep(some, preferences).catch(() => some.map(({ rest }) => rest));
      for (const { rest } of some) checked.set(rest, kept.includes(rest));
      await pause();
    }
    return lines.filter(({ rest, mayStateAllergens }) => mayStateAllergens || checked.get(rest));
  }

  async function judge(words: Words, marks: CopyMarks): Promise<Judged | null> {
    const { text } = words;
    if (text.length > LONGEST_JUDGED || text.split('\n').length > MOST_JUDGED_LINES) return null;
    await reader.load();
    const isUnsureCopy = marks.different.length + marks.missing.length > 0;
    return checkDraft(read(words), kitchen.getSnapshot().context.preferences, {
      ...about,
      ...(isUnsureCopy && { isCopy: true }),
    });
  }

  return async (words: Words): Promise<Look> => {
    const marks = source && words.isCopy ? compareCopy(source, words.text) : NO_MARKS;
    // A text that cannot be read has no counts.
    const judged = await judge(words, marks).catch(() => null);
    if (!source) return { judged, rows: [], around: [], marks };
    const { rows, lines } = textAround(source, words.text);
    const seen = await mustSee(lines);
    return {
      judged,
      rows,
      around: seen.map((line) => ({
        line: line.rest,
        // Of a recipe that the page has already, the others were decided before.
        isTicked: kind === 'paste' ? isTicked(line, words.ticks) : !!words.ticks?.[line.rest],
      })),
      marks,
    };
  };
}
