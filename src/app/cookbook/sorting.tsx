import type { ReactNode } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { type SortedLine, sortLines } from '../../../machines/sort/sortedLines';
import { type SortedByModel, sortMachine } from '../../../machines/sort/sortMachine';
import type { LazyPart } from '../../browser/store';
import type { Helper } from '../../cookbook/bring/sort/messages';
import type { Sorting } from '../../cookbook/bring/sort/Sorting';
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
import { askOnce, provideAttempts } from '../requests/ask';
import { findBrowserModel } from '../requests/findBrowserModel';
import {
  asBefore,
  forgetLines,
  type KeptLines,
  keepLines,
  loadLines,
  type Text,
} from './keptLines';

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
    Sort,
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

interface SortProps {
  sorting: Sorting;
  said?: string;
  onOpen(found: FoundRecipe): void;
  onBack?: (() => void) | undefined;
  /** Called with the first of two recipes, and the text of the other one. */
  onNext?: (first: FoundRecipe, rest: string) => void;
}

const judge = (lines: readonly SortedLine[]) => {
  const findings = findingsOf(lines);
  return { ...findings, isDoubtful: isDoubtful(findings) };
};

function Sort({ sorting, onOpen, onNext, ...props }: SortProps): ReactNode {
  return (
    <SortView
      {...props}
      key={sorting.actor.id}
      actor={sorting.actor}
      helper={sorting.helper}
      judge={judge}
      onOpen={() => onOpen(sorting.write())}
      onNext={() => {
        const split = sorting.split();
        if (split) onNext?.(split.first, split.rest);
      }}
    />
  );
}
