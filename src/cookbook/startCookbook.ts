import { fromPromise } from 'xstate';
import type { StartActor } from '../../machines/actors';
import {
  findSaved,
  normalizeRecipe,
  type SavedRecipe,
  type SavedTitle,
} from '../../machines/cookbook/CookbookContext';
import { type CookbookActor, cookbookMachine } from '../../machines/cookbook/cookbookMachine';
import type { Dialog, DialogsActor } from '../../machines/dialogs/dialogsMachine';
import type { Recipes } from '../../machines/kitchen/kitchen';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { RecipeActor } from '../../machines/recipe/recipeMachine';
import { keepLast } from '../browser/keepLast';
import { createPause } from '../browser/loading/createPause';
import { whenIdle } from '../browser/loading/pauses';
import {
  readBrowser,
  removeFromBrowser,
  requestPersistence,
  SAVED_KEY,
  writeBrowser,
} from '../browser/storage/browserStorage';
import { type CreatePart, createStore, type LazyPart, type Store } from '../browser/store';
import { createLabels, createListStore, type RecipePart } from '../recipe';
import type { KitchenStore } from '../ui/KitchenStore';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import * as restWords from '../words/en/rest';
import { joinNames } from '../words/format';
import type { Adding, AddingOptions } from './bring/adding';
import { createClipOpener } from './bring/openClip';
import { startBringing } from './bring/startBringing';
import { startCooking } from './cooked/startCooking';
import type { FindConnection } from './edit/copying';
import type { EditingOptions, Fields, UnsavedEdit } from './edit/editing';
import { keepPaste, loadPastes, withKeptWords } from './edit/fieldStorage';
import type { Editing, ToEdit } from './edit/Words';
import { createPictures } from './pictures/createPictures';
import { createPlanning, type Planning } from './plan/createPlanning';
import { dinnersOn } from './plan/dinners';
import { createProposals } from './propose/createProposals';
import { createOpener } from './share/openShared';
import { openCookbookDatabase } from './storage/cookbookDatabase';
import { createCopies } from './storage/copies';
import { shownTitle, toSave, writtenServings } from './storage/fromSaved';
import { planChange } from './storage/planChange';
import { readTitle } from './storage/savedTitle';

interface CookbookOptions {
  start: StartActor;
  createPart: CreatePart;
  kitchenName: string;
  recipe: RecipeActor;
  kitchen: KitchenStore;
  notices: { say(text: string): void };
  dialogs: DialogsActor;
  /** What the first screen says of the plan. */
  planned: Store<string>;
  /** Reads, checks and compares recipes. */
  reader: LazyPart<RecipePart>;
  loadRecipeParts(): Promise<unknown>;
  /** Shows a recipe, and moves the focus to its heading. */
  open(recipe: Recipe): void;
  findConnection: FindConnection;
  /** Adds foods of a text to the list. */
  addFoods(text: string): void;
}

export type Cookbook = ReturnType<typeof startCookbook>;

export function startCookbook(options: CookbookOptions) {
  const { start, kitchenName, recipe, kitchen, reader, loadRecipeParts } = options;
  const { actor, copies, pictures, deleteAll, stop } = createCookbook({
    start,
    findBases: (recipes, text) => findBases(recipes, text, recipe.getSnapshot().context),
  });
  const cooking = startCooking({ start, recipe, kitchen, reader, cookbook: actor });
  const labels = createLabels(kitchen, reader.load);
  const proposals = createProposals({ kitchen, cookbook: actor, part: reader, labels });
  const list = createListStore();
  const unsaved = createStore<UnsavedEdit>(null);
  const { texts, fields, adding } = createTextParts({
    ...{ ...options, pictures, unsaved },
    cookbook: actor,
  });
  const bringing = startBringing({ start, texts });
  const field = createField(options, fields);
  const openClip = createClipOpener({ ...options, ...field, texts });
  const planning = createPlanning({ kitchen, reader, cookbook: actor });
  keepCounts(actor, options.planned, planning.today);

  return {
    actor,
    copies,
    pictures,
    deleteAll,
    labels,
    ...cooking,
    kitchenName,
    proposals: proposals.found,
    adding,
    list,
    texts,
    unsaved,
    ...bringing,
    ...field,
    addFoods: options.addFoods,
    /** Shows a recipe for as many as it was saved or planned for. */
    serve(text: string, servings: number | undefined) {
      if (servings) reader.getSnapshot().context?.tools.serve(text, servings);
    },
    loadRecipeParts,
    /** Null if it cannot be fetched: the recipe then shows as plain text. */
    loadReader: () => reader.load().catch(() => null),
    save: (given: Recipe, servings: number | null) =>
      actor.send({ type: 'recipe.save', recipe: toSave(given, servings) }),
    planning,
    plan(given: Recipe, servings: number | null) {
      const saved = findSaved(actor.getSnapshot().context.recipes, given.text);
      // Null are the recipe's own servings, which the plan names if the recipe was saved for others.
      const own = saved?.servings === undefined ? null : (writtenServings(saved) ?? null);
      planning.plan(toSave(given), servings ?? own);
    },
    readsAsRecipe: async (text: string) => (await texts.load()).readsAsRecipe(text),
    openShared: createOpener({ ...options, openClip }),
    stop() {
      planning.stop();
      proposals.stop();
      labels.stop();
      list.stop();
      stop();
    },
  };
}

type TextOptions = CookbookOptions & AddingOptions & Pick<EditingOptions, 'unsaved'>;

/** What reads and adds texts, and what edits them. */
function createTextParts(options: TextOptions) {
  const { createPart, loadRecipeParts } = options;
  const texts = createPart(async () => {
    // Opening a saved recipe takes this code as well.
    loadRecipeParts();
    const { startTexts } = await import('./texts');
    return startTexts(options);
  });
  const fields = createPart(async () => {
    const [{ startEditing }, { adding }] = await Promise.all([
      import('./edit/editing'),
      texts.load(),
    ]);
    return startEditing({ ...options, ...adding });
  });
  const adding: Pick<Adding, 'addBrought' | 'addFound'> = {
    addBrought: async (brought) => (await texts.load()).adding.addBrought(brought),
    addFound: async (...found) => (await texts.load()).adding.addFound(...found),
  };
  return { texts, fields, adding };
}

/** Opens the field of a recipe or of a text. */
function createField({ dialogs, recipe }: CookbookOptions, fields: LazyPart<Fields>) {
  const field = createStore<Editing | null>(null);
  let next: ToEdit = {};

  async function prepareEdit({ withSource }: Dialog): Promise<Dialog> {
    if (withSource) next = { recipe: recipe.getSnapshot().context.recipe ?? undefined, withSource };
    field.set(await (await fields.load()).begin(next));
    return { name: 'edit', stacks: next.paste !== undefined };
  }

  return {
    /** What the visitor edits in the open dialog. */
    field,
    edit(what: ToEdit) {
      next = what.paste ? { paste: withKeptWords(what.paste) } : what;
      // At once: the code of the field may not arrive.
      if (next.paste) keepPaste(next.paste);
      dialogs.send({ type: 'dialog.open', dialog: { name: 'edit' } });
    },
    prepareEdit,
    /** A text that the visitor has neither saved nor discarded opens in the field again. */
    async prepareBring(dialog: Dialog): Promise<Dialog> {
      const paste = dialog.text || dialog.files ? undefined : loadPastes()[0];
      if (!paste) return dialog;
      next = { paste };
      return prepareEdit(dialog);
    },
  };
}

/** For the first screen, and for the next visit: whether to fetch this part early, and what is planned. */
function keepCounts(cookbook: CookbookActor, planned: Store<string>, today: Planning['today']) {
  function keepNow() {
    const snapshot = cookbook.getSnapshot();
    const { recipes, errorCode } = snapshot.context;
    if (errorCode || !snapshot.matches('idle')) return;
    const count = recipes.filter((one) => one.planned).length;
    keep(SAVED_KEY, recipes.length > 0 && '1');
    keep('saffron.planned', count > 0 && `${count}`);
    const titles = dinnersOn(recipes, today.getSnapshot().context).map((one) =>
      limitText(shownTitle(one)),
    );
    if (titles[0]) planned.set(restWords.week.tonight(joinNames(titles)));
    else planned.set(count > 0 ? firstWords.app.planned(count) : '');
  }
  cookbook.subscribe(keepNow);
  today.subscribe(keepNow);
}

function keep(key: string, value: string | false) {
  if (value === (readBrowser(key) ?? false)) return;
  if (value) writeBrowser(key, value);
  else removeFromBrowser(key);
}

/** Saved recipes that a model has changed into the one with this text, the nearest first. */
export function findBases(
  saved: readonly SavedRecipe[],
  text: string,
  { recipe, earlier }: Pick<Recipes, 'recipe' | 'earlier'>,
) {
  const keyOf = (one = '') => normalizeRecipe(one);
  const before = new Map([recipe, ...earlier].map((one) => [keyOf(one?.text), one?.changedFrom]));
  const bases = new Set<string>();
  let base = before.get(keyOf(text));
  while (base && !bases.has(base)) {
    bases.add(base);
    base = before.get(keyOf(base));
  }
  return [...bases].flatMap((one) => findSaved(saved, one) ?? []);
}

interface CreateCookbookOptions {
  start: StartActor;
  findBases?(recipes: readonly SavedRecipe[], text: string): readonly SavedRecipe[];
}

export function createCookbook({ start, findBases = () => [] }: CreateCookbookOptions) {
  const database = openCookbookDatabase(check, (ids, outcome) => pictures.forget(ids, outcome));
  const pictures = createPictures({
    start,
    readIds: database.readIds,
    hasRecipe: database.has,
    findBases: (text) => findBases(actor.getSnapshot().context.recipes, text),
  });
  // Firefox asks the visitor, once. They understand the question only after saving a recipe.
  const askOnce = keepLast(requestPersistence);

  const actor = start(
    'cookbook',
    cookbookMachine.provide({
      actors: {
        loadRecipes: fromPromise(() => database.read()),
        runCommand: fromPromise(async ({ input: { command }, signal }) => {
          const outcome = await database.change(await planChange(pictures.spare(command)));
          pictures.followCommand(command, outcome);
          if (['saved', 'cooked', 'planned'].includes(outcome.type)) askOnce();
          const isLate = signal.aborted && actor.getSnapshot().status === 'active';
          if (isLate && command) actor.send({ type: 'command.complete', command, outcome });
          return outcome;
        }),
      },
    }),
  );

  const copies = createCopies(actor);
  actor.on('imported', ({ pictures: jobs }) => jobs && pictures.bring(...jobs));
  const following = actor.subscribe(({ context }) => pictures.follow(context.recipes));
  const stopRenewing = renewTitles(actor, database.saveTitles);

  function check() {
    actor.send({ type: 'cookbook.check' });
  }

  // A tab in the background or in the back-forward cache may have missed messages.
  function checkIfVisible() {
    if (!document.hidden) check();
  }
  document.addEventListener('visibilitychange', checkIfVisible);

  return {
    actor,
    copies,
    pictures,
    async deleteAll() {
      await pictures.deleteAll();
      await database.deleteAll();
    },
    /** Closes the database and stops reading titles. The actor runs until its owner stops it. */
    stop() {
      stopRenewing();
      following.unsubscribe();
      pictures.stop();
      document.removeEventListener('visibilitychange', checkIfVisible);
      database.close();
    },
  };
}

/** How many titles to save at once. After each save, all tabs read the whole cookbook again. */
const BATCH_SIZE = 100;

/**
 * Reads missing titles in idle time, each once. After a failure it gives up until the next visit.
 * Returns a function that stops this.
 * @param save takes titles by the ids of their recipes
 */
export function renewTitles(
  cookbook: CookbookActor,
  save: (titles: ReadonlyMap<string, SavedTitle>) => Promise<void>,
): () => void {
  const done = new Set<string>();
  let isRunning = false;
  let isStopped = false;

  const nextBatch = () =>
    cookbook
      .getSnapshot()
      .context.recipes.filter(({ id, title }) => !title && !done.has(id))
      .slice(0, BATCH_SIZE);

  async function run() {
    const idle = () => new Promise<void>(whenIdle);
    await idle();
    const pause = createPause(idle);
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      const titles = new Map<string, SavedTitle>();
      for (const { id, recipe } of batch) {
        await pause();
        if (isStopped) return;
        titles.set(id, readTitle(recipe));
        done.add(id);
      }
      await save(titles);
    }
  }

  function start() {
    if (isRunning || isStopped || nextBatch().length === 0) return;
    isRunning = true;
    run()
      .catch(stop)
      .finally(() => {
        isRunning = false;
        start();
      });
  }

  function stop() {
    isStopped = true;
    unsubscribe();
  }

  const { unsubscribe } = cookbook.subscribe({ next: start, complete: stop });
  return stop;
}
