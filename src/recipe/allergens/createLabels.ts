import { avoidsSomething } from '../../../machines/kitchen/preferences';
import { hashText } from '../../browser/hashText';
import { createPause, timerTask } from '../../browser/loading/createPause';
import { whenIdle } from '../../browser/loading/pauses';
import { createStore, type Readable, type Store } from '../../browser/store';
import { type Avoidance, type Check, languageState, learnFor, onLanguages } from '../../foods';
import { languagesIn, readText } from '../../reading';
import type { KitchenStore } from '../../ui/KitchenStore';
import * as firstWords from '../../words/en/first';
import * as recipeWords from '../../words/en/recipe';
import * as restWords from '../../words/en/rest';
import { avoidTheSame, type Openable } from '../openRecipe';
import { checkReading, findAround, readAround } from './checkReading';
import { nameOfThing, sayFound, thingsWith } from './sayFound';

/** What a row says of a recipe, the worst first. Null if the recipe's own page says "no mention". */
export interface Label {
  look: 'contains' | 'may contain' | 'not checked';
  words: string;
}

export type Labels = ReturnType<typeof createLabels>;

/** All that the check of a recipe reads, beside what the visitor avoids and the languages. */
export const keyOf = ({ text, cut, askedWith, source, pasted }: Openable): string =>
  JSON.stringify([text, cut, askedWith, source, pasted && hashText(pasted)]);

export function labelOf({ results, peanuts, nutlike }: Check): Label | null {
  const certain = sayFound(thingsWith(results, 'contains'), 'contains');
  const possible = [
    ...(peanuts.length > 0
      ? [recipeWords.allergens.contains([firstWords.language.allergen('peanuts')])]
      : []),
    ...sayFound(thingsWith(results, 'may contain'), 'may contain'),
  ];
  const isOpen =
    nutlike.length > 0 ||
    results.some(({ verdict, thing }) => verdict === 'not checked' || thing.needsCertificate);
  const words = [...certain, ...possible];
  const look = certain[0] ? 'contains' : possible[0] ? 'may contain' : 'not checked';
  if (isOpen && !certain[0]) words.push(restWords.labels.notFully);
  const mentioned = thingsWith(results, 'mentioned').map(nameOfThing);
  if (!words[0] && mentioned[0]) words.push(recipeWords.allergens.mentioned(mentioned));
  return words[0] ? { look, words: words.join(', ') } : null;
}

/** Undefined until it is read: also while a language is on its way, for which the recipe's own page waits as well. */
type Known = Label | null | undefined;

/** Returns the label, and tells its rows with `tell`. */
interface Reader {
  read(recipe: Openable): Known;
  tell(): void;
}

/**
 * Says of recipes what a visitor avoids in them. It keeps that only in memory, since it tells what they avoid, and forgets
 * all of it once they avoid something else or the page has learned a language.
 * @param loadReader builds the tables of foods in short tasks
 */
export function createLabels(kitchen: KitchenStore, loadReader: () => Promise<unknown>) {
  // One store for each recipe: a new label renders one row, among any number of them.
  const found = new Map<string, Store<Known>>();
  // The rows do not show these labels yet.
  const untold = new Map<Openable, Known>();
  const avoidedNow = () => kitchen.getSnapshot().context.preferences;
  const check = createCheck();
  let toAvoid = avoidedNow();

  function storeOf(key: string): Store<Known> {
    const store = found.get(key) ?? createStore<Known>(undefined);
    found.set(key, store);
    return store;
  }

  function read(recipe: Openable): Known {
    if (!avoidsSomething(toAvoid)) return null;
    const told = storeOf(keyOf(recipe)).getSnapshot().context;
    if (told !== undefined) return told;
    const label = check(recipe, toAvoid);
    untold.set(recipe, label);
    return label;
  }

  function tell() {
    for (const [recipe, label] of untold) {
      untold.delete(recipe);
      storeOf(keyOf(recipe)).set(label);
    }
  }

  const queue = createQueue({ read, tell }, loadReader);

  function forget() {
    // These labels are about what the visitor avoided before, or were read without the language.
    for (const recipe of untold.keys()) queue.add(recipe);
    untold.clear();
    for (const { set } of found.values()) set(undefined);
    queue.readAgain();
  }

  const { unsubscribe } = kitchen.subscribe(() => {
    const now = avoidedNow();
    if (avoidTheSame(now, toAvoid)) return;
    toAvoid = now;
    forget();
  });
  const stopLanguages = onLanguages(forget);

  return {
    /** By the recipe's key. */
    of: (key: string): Readable<Known> => storeOf(key),
    read(recipe: Openable): Known {
      const label = read(recipe);
      tell();
      return label;
    },
    /** Reads it soon. */
    want: queue.add,
    stop() {
      queue.stop();
      unsubscribe();
      stopLanguages();
    },
  };
}

function createCheck() {
  const fetched = new Set<string>();
  return ({ text, cut, askedWith, source, pasted }: Openable, toAvoid: Avoidance): Known => {
    const reading = readText(text);
    // Once: after a failure, each try would begin all rows again.
    const around = readAround(pasted, text);
    const codes = [...languagesIn(text), ...around.codes].filter((code) => !fetched.has(code));
    for (const code of codes) fetched.add(code);
    if (codes.length > 0) learnFor({ codes });
    if (languageState(reading.document.language).isPending) return undefined;
    const label = labelOf(checkReading(reading, toAvoid, cut, askedWith, source).check);
    if (label || findAround(around, toAvoid).length === 0) return label;
    // The recipe's own page says what the text around it names, and not "no mention".
    return { look: 'not checked', words: restWords.labels.notFully };
  };
}

/** How often rows hear of new labels, in ms. To React and the browser, many at once are hardly more work than one. */
const TELLING = 200;

/** Reads the recipes one by one. Between two of them the browser can paint and answer a press. */
function createQueue({ read, tell }: Reader, loadReader: () => Promise<unknown>) {
  const wanted = new Map<string, Openable>();
  let turn = {};
  let isRunning = false;

  async function readAll() {
    let told = Number.NEGATIVE_INFINITY;
    const pause = createPause(async () => {
      await timerTask();
      if (performance.now() - told < TELLING) return;
      tell();
      told = performance.now();
      await timerTask();
    });
    let now: unknown;
    do {
      now = turn;
      for (const [key, recipe] of wanted) {
        // `read` finds this reading again. So reading and check are two short tasks.
        readText(recipe.text);
        await pause();
        if (read(recipe) !== undefined) wanted.delete(key);
        await pause();
      }
      tell();
    } while (now !== turn);
    isRunning = false;
  }

  function run() {
    if (isRunning || wanted.size === 0) return;
    isRunning = true;
    whenIdle(() => {
      const giveUp = () => {
        isRunning = false;
      };
      loadReader().then(readAll).catch(giveUp);
    });
  }

  return {
    add(recipe: Openable) {
      wanted.set(keyOf(recipe), recipe);
      run();
    },
    /** Also what waits for a language. */
    readAgain() {
      turn = {};
      run();
    },
    stop: () => wanted.clear(),
  };
}
