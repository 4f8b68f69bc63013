import * as v from 'valibot';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { readSource } from '../../../machines/kitchen/recipeSource';
import { type SortedLine, sortLines } from '../../../machines/sort/sortedLines';
import {
  type SortContext,
  type SortedByModel,
  sortMachine,
} from '../../../machines/sort/sortMachine';
import { loadFromTab } from '../../browser/storage/schemas';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import type { LazyPart } from '../../browser/store';
import type { Helper } from '../../cookbook/bring/sort/messages';
import { LINES_KEY, type Sorting } from '../../cookbook/bring/sort/Sorting';
import { SortView } from '../../cookbook/bring/sort/SortView';
import type { Answer, LazyConnection } from '../../models/connections/connection';
import { writeSortMessages } from '../../models/prompt/sortPrompt';
import { titleOf } from '../../reading/document/parseRecipe';
import type { FoundRecipe } from '../../reading/lines/FoundRecipe';
import {
  findingsOf,
  isDoubtful,
  sortBy,
  type ToSort,
  textFrom,
  toSort,
  writeLines,
} from '../../reading/lines/sort/sortable';
import type { RecipeTools } from '../../recipe/createRecipeTools';
import type { PartPage } from '../Page';
import { askOnce, findBrowserModel, provideAttempts } from '../requests/ask';

let count = 0;

export interface SortingOptions extends Pick<PartPage, 'start' | 'recipe'> {
  parts: {
    requests: LazyPart<{ requester: { currentConnection(): Promise<LazyConnection> } }>;
    recipe: LazyPart<{ tools: Pick<RecipeTools, 'follow'> }>;
  };
}

export function startSorting({ start, parts, recipe }: SortingOptions) {
  /** `before`: the lines before a reload, if they were of this text. */
  async function begin({ text, found }: Text, before?: KeptLines): Promise<Sorting> {
    const task = toSort(text, found.text);
    const connection = await helpingConnection(parts);
    const machine = sortMachine.provide({
      actors: {
        attempts: provideAttempts(
          () => connection?.limits,
          // Only a press of the button gets here, and the button shows only with a connection.
          (_, onGrowth, signal) =>
            askForOrder(connection as LazyConnection, task, onGrowth, signal),
        ),
      },
    });
    count += 1;
    const actor = start(`sort ${count}`, machine, asBefore(task.read, found, before));
    const linesNow = () => actor.getSnapshot().context.lines;
    const keep = () => keepLines({ text, found }, actor.getSnapshot().context);
    keep();
    actor.subscribe(keep);
    const writeThese = (lines: readonly SortedLine[]): FoundRecipe => {
      const written = lines === task.read ? found.text : writeLines(lines, task.literal);
      return { ...found, name: titleOf(written), text: written };
    };
    return {
      actor,
      helper: connection && task.stretch.to > 0 ? describe(connection, task) : null,
      judge,
      write: () => writeThese(linesNow()),
      split() {
        const { next, lines } = actor.getSnapshot().context;
        if (next === null) return null;
        return {
          first: writeThese(lines.slice(0, next)),
          rest: textFrom(task, lines.length - next),
        };
      },
      close() {
        actor.send({ type: 'sort.close' });
        forgetLines();
      },
    };
  }

  return {
    begin: (text: Text) => begin(text),
    async resume() {
      const before = loadLines();
      return before && begin(before, before);
    },
    /** Makes a note of a line that the visitor had left out. */
    bringBack(opened: Recipe, line: string) {
      const { read, literal } = toSort('', opened.text);
      const place = read.findLastIndex(({ text, role }) => role === 'leftOut' && text === line);
      if (place < 0) return;
      const text = writeLines(sortLines(read, [place], 'note'), literal);
      parts.recipe.get()?.tools.follow(opened.text, text);
      recipe.send({ type: 'recipe.open', recipe: { ...opened, text } });
    },
    SortView,
  };
}

const describe = ({ model, recipients }: LazyConnection, task: ToSort): Helper => ({
  model: model ?? '',
  recipients,
  sent: task.stretch.to - task.stretch.from,
  all: task.written.length,
});

/** Prefers the browser's own model, because nothing leaves the device. Null without any. */
async function helpingConnection({ requests }: SortingOptions['parts']) {
  const own = await findBrowserModel();
  if (own) return own;
  try {
    const connection = await (await requests.load()).requester.currentConnection();
    return connection.model !== null && connection.takesConversation ? connection : null;
  } catch {
    // The visitor can still sort by hand.
    return null;
  }
}

async function askForOrder(
  connection: LazyConnection,
  task: ToSort,
  onGrowth: () => void,
  signal: AbortSignal,
): Promise<SortedByModel> {
  const { from, to } = task.stretch;
  const texts = task.written.slice(from, to).map(({ text }) => text);
  function read({ text, cut }: Answer) {
    const sorted = cut ? null : sortBy(text, task);
    if (!sorted) throw Object.assign(new Error(), NOT_SORTED);
    return sorted;
  }
  return askOnce(
    { connection, messages: writeSortMessages(texts, from + 1), read, onGrowth },
    signal,
  );
}

const NOT_SORTED = {
  name: 'NotSortedError',
  message: 'The answer names no ingredients or no steps.',
  diagnosis: { kind: 'unknown' },
};

const judge = (lines: readonly SortedLine[]) => {
  const findings = findingsOf(lines);
  return { ...findings, isDoubtful: isDoubtful(findings) };
};

interface Text {
  /** What was pasted; empty if there is only the recipe. */
  text: string;
  found: FoundRecipe;
}

type Sorted = Pick<SortContext, 'lines' | 'next'>;
type KeptLines = Text & Sorted;

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

const forgetLines = () => removeFromTab(LINES_KEY);

function keepLines({ text, found }: Text, { lines, next }: Sorted): void {
  // The reader can mark the lines again.
  const bare = lines.map(({ text, role }) => ({ text, role }));
  writeTab(LINES_KEY, JSON.stringify({ text, found, lines: bare, next } satisfies KeptLines));
}

const loadLines = () => loadFromTab(LINES_KEY, 'The lines from before the reload', Schema);

/** The lines from before a reload, if they are of this text; else as the reader reads them. */
const asBefore = (now: readonly SortedLine[], one: FoundRecipe, kept?: KeptLines): Sorted =>
  kept?.found.text === one.text
    ? {
        lines: kept.lines.map((line, at) =>
          now[at]?.text === line.text && now[at].role === line.role ? now[at] : line,
        ),
        next: kept.next,
      }
    : { lines: now, next: null };
