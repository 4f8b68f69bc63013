import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { StartActor } from '../../../machines/actorSystem';
import { findSaved, hasText } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { type EditActor, type Edited, editMachine } from '../../../machines/edit/editMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { hashText } from '../../browser/hashText';
import { loadFromTab } from '../../browser/storage/schemas';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { createStore, type LazyPart } from '../../browser/store';
import { type Brought, readPaste } from '../../cookbook/bring/readFiles';
import { textToEdit, writeEdited } from '../../reading/lines/edit/writeEdited';
import type { RecipeTools } from '../../recipe/createRecipeTools';
import type { judgeEdited } from '../../recipe/judge';
import type { Editing, Page, ToEdit } from '../Page';

/** How long a visitor pauses before the page checks the text, in ms. */
const JUDGE_DELAY = 300;

/**
 * The tab keeps the field's text until the visitor saves or discards it, for each recipe by itself.
 * Version 1.0.0 had one key for all.
 */
const OLD_KEY = 'saffron.edit';
const keyOf = (markdown: string) => `${OLD_KEY}.${hashText(markdown)}`;

const Words = v.object({ text: v.string(), note: v.optional(v.string()) });
const Kept = v.object({ recipe: v.string(), edited: Words });

export interface EditingOptions extends Pick<Page, 'recipe'> {
  parts: {
    recipe: LazyPart<{ tools: Pick<RecipeTools, 'follow'>; judgeEdited: typeof judgeEdited }>;
  };
  start: StartActor;
  cookbook: CookbookActor;
  addWritten(brought: Brought): void;
}

/** The recipe on the page, edited but not saved. `undo` shows it as it was. */
export type UnsavedEdit = { text: string; undo(): void } | null;

let count = 0;

export function startEditing({ start, parts, recipe, cookbook, addWritten }: EditingOptions) {
  const unsaved = createStore<UnsavedEdit>(null);

  /** Ticks, timers and servings follow the recipe's words. */
  function show(before: string, after: Pick<Recipe, 'text' | 'byHand'>) {
    const snapshot = recipe.getSnapshot();
    const { recipe: shown } = snapshot.context;
    const isShown = snapshot.matches({ shown: 'recipe' });
    if (!isShown || !shown || !hasText({ recipe: before }, shown.text)) return;
    parts.recipe.get()?.tools.follow(shown.text, after.text);
    recipe.send({ type: 'recipe.open', recipe: { ...shown, ...after, byHand: after.byHand } });
  }

  /** What the visitor wrote, on its way into the cookbook. */
  let adding: Brought['found'] = [];
  cookbook.on('imported', ({ added }) => {
    if (adding.length === 0) return;
    const all = [...added, ...cookbook.getSnapshot().context.recipes];
    if (adding.some(({ text }) => findSaved(all, text))) forgetWords('');
  });
  cookbook.on('edited', ({ recipe: now, was }) => {
    forgetWords(was.recipe);
    if (now.recipe !== was.recipe) show(was.recipe, { text: now.recipe, byHand: now.byHand });
  });

  function save({ recipe: shown, saved }: ToEdit, markdown: string, { text, note = '' }: Edited) {
    const written = saved?.byHand ?? shown?.byHand ?? 'edited';
    const byHand = text === markdown ? (saved ?? shown)?.byHand : written;
    if (saved) {
      const about = { recipe: text, note, ...(byHand && { byHand }) };
      cookbook.send({ type: 'recipe.edit', before: saved, ...about });
    } else if (shown && text !== markdown) {
      forgetWords(markdown);
      show(markdown, { text, byHand });
      unsaved.set({ text, undo: () => show(text, shown) });
    }
  }

  async function begin({ recipe: shown, ...rest }: ToEdit): Promise<Editing> {
    adding = [];
    const { recipes } = cookbook.getSnapshot().context;
    const saved = rest.saved ?? (shown && findSaved(recipes, shown.text));
    const markdown = saved?.recipe ?? shown?.text ?? '';
    const before = {
      text: withTitle(textToEdit(markdown), saved?.name),
      ...(saved && { note: saved.note ?? '' }),
    };
    const write = (text: string) => (text === before.text ? markdown : writeEdited(markdown, text));
    const { judgeEdited } = await parts.recipe.load();
    const machine = editMachine.provide({
      actors: {
        judge: fromPromise(async ({ input: { text }, signal }) => {
          await new Promise((resolve) => setTimeout(resolve, JUDGE_DELAY));
          signal.throwIfAborted();
          return judgeEdited(write(text), recipe.getSnapshot().context.preferences);
        }),
      },
    });
    count += 1;
    const actor = start(`edit ${count}`, machine, { before, edited: loadWords(markdown) });
    keepWords(actor, markdown);
    actor.on('edit.save', (words) => {
      if (markdown) save({ recipe: shown, saved }, markdown, { ...words, text: write(words.text) });
      else {
        readPaste(words.text).then((brought) => {
          adding = brought.found;
          addWritten(brought);
        });
      }
    });
    return { actor, recipe: shown, saved };
  }

  return { begin, unsaved };
}

const loadKept = (key: string) => loadFromTab(key, 'The recipe in the field', Kept);

function loadWords(markdown: string): Edited | undefined {
  const kept = [keyOf(markdown), OLD_KEY].map(loadKept);
  return kept.find((one) => one?.recipe === markdown)?.edited;
}

function forgetWords(markdown: string) {
  removeFromTab(keyOf(markdown));
  if (loadKept(OLD_KEY)?.recipe === markdown) removeFromTab(OLD_KEY);
}

function keepWords(actor: EditActor, markdown: string) {
  actor.subscribe(({ status, context: { edited, before } }) => {
    if (status !== 'active' || edited === before) return;
    writeTab(keyOf(markdown), JSON.stringify({ recipe: markdown, edited }));
  });
  actor.on('edit.forget', () => forgetWords(markdown));
}

/** Older pages let visitors name a recipe: its title takes this name. */
const withTitle = (text: string, name: string | undefined) =>
  name ? text.replace(/^.*/, () => name) : text;
