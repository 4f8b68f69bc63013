import * as v from 'valibot';
import { readSource } from '../../../machines/kitchen/recipeSource';
import type { SortedLine } from '../../../machines/sort/sortedLines';
import type { SortContext } from '../../../machines/sort/sortMachine';
import { loadFromTab } from '../../browser/storage/schemas';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { LINES_KEY } from '../../cookbook/bring/sort/Sorting';
import type { FoundRecipe } from '../../reading/lines/FoundRecipe';

export interface Text {
  /** What was pasted; empty if there is only the recipe. */
  text: string;
  found: FoundRecipe;
}

type Sorted = Pick<SortContext, 'lines' | 'next'>;
export type KeptLines = Text & Sorted;

const ROLES = [
  'title',
  'fact',
  'group',
  'ingredient',
  'step',
  'note',
  'leftOut',
  'heading',
] as const satisfies readonly SortedLine['role'][];

const Schema = v.object({
  text: v.string(),
  found: v.object({
    name: v.string(),
    text: v.string(),
    source: v.pipe(
      v.unknown(),
      v.transform((source) => readSource(source) ?? {}),
    ),
  }),
  lines: v.array(v.object({ text: v.string(), role: v.picklist(ROLES) })),
  next: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, KeptLines>;

export const forgetLines = () => removeFromTab(LINES_KEY);

export function keepLines({ text, found }: Text, { lines, next }: Sorted): void {
  // The reader can mark the lines again.
  const bare = lines.map(({ text, role }) => ({ text, role }));
  writeTab(LINES_KEY, JSON.stringify({ text, found, lines: bare, next } satisfies KeptLines));
}

export const loadLines = () => loadFromTab(LINES_KEY, 'The lines from before the reload', Schema);

/** The lines from before a reload, if they are of this text; else as the reader reads them. */
export const asBefore = (now: readonly SortedLine[], one: FoundRecipe, kept?: KeptLines): Sorted =>
  kept?.found.text === one.text
    ? {
        lines: kept.lines.map((line, at) =>
          now[at]?.text === line.text && now[at].role === line.role ? now[at] : line,
        ),
        next: kept.next,
      }
    : { lines: now, next: null };
