import { fromPromise } from 'xstate';
import type { StartActor } from '../../../machines/actors';
import { type BringResult, bringMachine } from '../../../machines/bring/bringMachine';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { createStore, type LazyPart } from '../../browser/store';
import { makeRoom, TEXT_KEY } from '../edit/fieldStorage';
import type { Texts } from '../texts';
import { refusalText } from './Refusals';
import type { Brought } from './readFiles';

const HTML_KEY = 'saffron.pasteHtml';

interface Options {
  start: StartActor;
  texts: Pick<LazyPart<Texts>, 'load'>;
}

/** Reads what a visitor brings. */
export function startBringing({ start, texts }: Options) {
  const pasted = createPasted();
  const bring = start(
    'bring',
    bringMachine.provide({
      actors: {
        readSource: fromPromise(async ({ input: { source, isRecipe, parent }, signal }) => {
          const reader = await texts.load();
          signal.throwIfAborted();
          if (source?.kind === 'text' && !isRecipe && reader.isFoodList(source.text))
            return { kind: 'list' };
          const onCount = (count: number) => parent.send({ type: 'reading.count', count });
          const brought =
            source?.kind === 'text'
              ? await reader.readPaste(source.html || source.text)
              : await reader.readFiles(source?.files ?? [], { signal, onCount });
          signal.throwIfAborted();
          if (mustLook(brought)) pasted.put(brought.found[0]?.pasted ?? '');
          return resultOf(brought);
        }),
      },
      actions: { beginText: (_, { text }) => pasted.begin(text) },
    }),
  );
  return { bring, pasted };
}

/** A cook sees a doubtful recipe before it is added, and the files beside it that were refused. */
const mustLook = ({ found, refused, cookbooks }: Brought): boolean =>
  !!found[0]?.isDoubtful && refused.length > 0 && found.length + cookbooks.length === 1;

function resultOf(brought: Brought): BringResult {
  const { found, refused, cookbooks } = brought;
  if (!mustLook(brought) && found.length + cookbooks.length > 0)
    return { kind: 'brought', brought };
  const reasons = refused.map((one) => ({ code: one.code, text: refusalText(one) }));
  return { kind: 'refused', reasons };
}

interface Pasted {
  /** In the field. */
  text: string;
  /** Of a paste, while the field shows its words, which are `shown`. */
  html: string;
  shown: string;
  /** Of a paste that the field does not show yet. */
  coming: string;
}

export const htmlOf = ({ text, html, shown }: Pasted) => (text === shown ? html : '');

/** The text in the field, which the tab keeps, with the HTML of a paste. */
function createPasted() {
  const { set, ...store } = createStore<Pasted>({ text: '', html: '', shown: '', coming: '' });
  const now = () => store.getSnapshot().context;

  function keep(next: Partial<Pasted>) {
    set({ ...now(), coming: '', ...next });
    const html = htmlOf(now());
    writeTab(TEXT_KEY, now().text);
    if (html) writeTab(HTML_KEY, html);
    else removeFromTab(HTML_KEY);
  }

  /** A text from elsewhere. */
  function put(text: string) {
    makeRoom(text);
    keep({ text });
  }

  return {
    ...store,
    put,
    /** The dialog opens: with a text from elsewhere, or with the one that the tab has kept. */
    begin(text: string) {
      const kept = text || (readTab(TEXT_KEY) ?? '');
      const html = text ? '' : (readTab(HTML_KEY) ?? '');
      set({ text: kept, html, shown: kept, coming: '' });
      if (text) put(text);
    },
    /** The next change shows the words of this HTML. */
    takeHtml: (coming: string) => set({ ...now(), coming }),
    change(text: string) {
      const { coming } = now();
      keep({ text, ...(coming && { html: coming, shown: text }) });
    },
    /** A newer text stays. */
    forget(text: string) {
      if (readTab(TEXT_KEY) !== text) return;
      removeFromTab(TEXT_KEY);
      removeFromTab(HTML_KEY);
    },
  };
}
