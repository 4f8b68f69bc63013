import {
  readBrowser,
  removeFromBrowser,
  watchBrowser,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import { createStore } from '../../browser/store';
import * as recipeWords from '../../words/en/recipe';

const KEY = 'saffron.alwaysHave';

/** In characters. */
const MOST_LETTERS = 500;

const read = () => readBrowser(KEY)?.slice(0, MOST_LETTERS) ?? null;

/** What the visitor always has, in all tabs of this browser. */
export function createBasics() {
  const said = createStore(read());
  const notKept = createStore(false);
  const text = () => said.get() ?? recipeWords.check.basics;

  function set(text: string) {
    said.set(text);
    notKept.set(!writeBrowser(KEY, text.slice(0, MOST_LETTERS)));
  }

  return {
    /** In the visitor's words, with commas between the names; null until they have said. */
    said,
    /** `said`, or what every kitchen has. */
    text: { initial: text(), get: text, subscribe: said.subscribe },
    /** The browser did not take it: it lasts as long as the page. */
    notKept,
    mostLetters: MOST_LETTERS,
    set,
    /** Returns a function that brings back what the visitor said. */
    forget() {
      const before = said.get();
      removeFromBrowser(KEY);
      said.set(null);
      notKept.set(false);
      return () => before !== null && set(before);
    },
    stop: watchBrowser(KEY, () => said.set(read())),
  };
}
