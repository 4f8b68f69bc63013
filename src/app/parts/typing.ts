import { type Entry, isOneFood } from '../../../machines/adding/addingMachine';
import { hasText } from '../../../machines/cookbook/CookbookContext';
import { onlyNames } from '../../../machines/kitchen/onlyNames';
import { avoidsSomething } from '../../../machines/kitchen/preferences';
import {
  readBrowser,
  removeFromBrowser,
  replaceInBrowser,
  writeBrowser,
} from '../../browser/storage/browserStorage';
import { createStore, useStore } from '../../browser/store';
import { learnFor, onLanguages, splitEntry, suggestFoods } from '../../foods';
import { startKeptList } from '../../kitchen/keeping/startKeptList';
import {
  PREFERENCES_KEY as KEY,
  NEVER_SET,
  NOTE_START,
  UNREADABLE,
} from '../../kitchen/preferences/options';
import { readPastedList } from '../../reading';
import { followDays } from '../../ui/followDays';
import * as firstWords from '../../words/en/first';
import type { AppContext } from '../AppContext';

export { EatByNote } from '../../kitchen/list/days';
export { fittingFoods } from '../../kitchen/list/fittingFoods';
export { KeptListLine, PasteQuestion } from '../../kitchen/list/ListQuestions';
export { ListWords } from '../../kitchen/list/ListWords';
export { sayLeftOut } from '../../kitchen/list/sayLeftOut';
export {
  ItemEditor,
  RowOffers,
  ScrollToNewest,
  Suggestions,
} from '../../kitchen/list/typingTools';
export { readSight } from '../../kitchen/photo/readSight';

/** Until the reader is there. */
const NO_LANGUAGES = createStore(0);

function createUseExclusions(part: AppContext['parts']['recipe']) {
  return function useExclusions(entry: string) {
    const reader = useStore(part);
    useStore(reader?.languages ?? NO_LANGUAGES);
    return reader?.exclusionsAlone(entry) ?? [];
  };
}

/** Starts what keeps the list, and follows the days. */
export async function startPart(app: AppContext) {
  // Builds the tables in short tasks, before the first question would build them in one.
  await learnFor({});
  const { kitchen, dialogs, parts } = app;
  const { stop, ...keptList } = startKeptList({
    ...app,
    notePreferences: () =>
      notePreferences(avoidsSomething(kitchen.getSnapshot().context.preferences)),
    removeNote,
  });
  const list = () => kitchen.getSnapshot().context.ingredients;
  const follow = () => {
    // Most of a list is in the language of the page.
    const codes = list().length > 0 ? [firstWords.language.code] : [];
    learnFor({ codes, list: list() });
  };
  follow();
  const following = kitchen.subscribe(follow);
  const unfollowCookbook = keepSaved(app, keptList.keepShown);
  const days = followDays();
  const pasted = createStore('');
  /** A recipe has at least three lines, and not only names. */
  const isRecipe = async (text: string) =>
    /\n.*\n/.test(text) &&
    !onlyNames(text) &&
    (await parts.cookbook.load().then(
      (part) => part.readsAsRecipe(text),
      () => false,
    ));
  async function readWords({ text, from }: Entry) {
    if (from === 'paste' && (await isRecipe(text))) return () => pasted.set(text);
    const { ingredients, leftOut } =
      from === 'field' ? { ingredients: [text], leftOut: [] } : readPastedList(text);
    // Only a language that the page has learned tells a food from its description.
    await learnFor({ codes: [firstWords.language.code], list: ingredients });
    const foods = isOneFood({ text, from })
      ? ingredients
      : ingredients.flatMap((line) => splitEntry(line, true));
    return () => kitchen.change({ kind: 'add', text: foods.join('\n') }, leftOut);
  }
  return {
    pasted,
    readWords,
    openRecipe: (text: string) =>
      dialogs.send({ type: 'dialog.open', dialog: { name: 'bring', text, opens: true } }),
    keptList,
    foods: {
      splitEntry,
      isSeveral: (entry: string) => splitEntry(entry).length > 1,
      suggestFoods: (typed: string) => suggestFoods(typed, list()),
      onLanguages,
      useExclusions: createUseExclusions(parts.recipe),
      exclusionsOf: (entry: string) =>
        parts.recipe.getSnapshot().context?.exclusionsAlone(entry) ?? [],
    },
    today: days.today,
    stop() {
      stop();
      following.unsubscribe();
      unfollowCookbook();
      days.stop();
    },
  };
}

/** Calls back when the recipe on the page is saved or cooked. Returns a function that stops this. */
function keepSaved({ recipe, parts }: AppContext, keepShown: () => void): () => void {
  const keepIfShown = (saved: { recipe: string }) => {
    const { recipe: shown } = recipe.getSnapshot().context;
    if (shown && hasText(saved, shown.text)) keepShown();
  };
  const follow = () => {
    for (const type of ['saved', 'known', 'cooked'] as const)
      parts.cookbook
        .getSnapshot()
        .context?.actor.on(type, ({ recipe: saved }) => keepIfShown(saved));
  };
  follow();
  const subscription = parts.cookbook.subscribe(follow);
  return () => subscription.unsubscribe();
}

/**
 * Notes beside a kept list whether the browser has the visitor's preferences. Without the note,
 * what the visitor avoids is lost. It is shorter than any preferences, so even a full storage takes
 * `UNREADABLE` in its place later.
 * @returns whether the browser took the note
 */
export function notePreferences(avoidsSomething: boolean): boolean {
  const text = readBrowser(KEY);
  if (!avoidsSomething) return text !== null || writeBrowser(KEY, NEVER_SET);
  // This tab has preferences, and the browser has none, or none yet.
  if (text === null || text === NEVER_SET) replaceInBrowser(KEY, UNREADABLE);
  return true;
}

export function removeNote(): void {
  if (readBrowser(KEY)?.startsWith(NOTE_START)) removeFromBrowser(KEY);
}
