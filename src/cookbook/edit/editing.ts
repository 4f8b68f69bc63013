import { fromPromise } from 'xstate';
import type { StartActor } from '../../../machines/actors';
import {
  type CompareActor,
  compareMachine,
  isSameWords,
  type Words,
} from '../../../machines/compare/compareMachine';
import { findSaved, hasText } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import type { LazyPart, Store } from '../../browser/store';
import { fieldOf, readField, textAround } from '../../reading';
import type { RecipePart } from '../../recipe';
import type { KitchenStore } from '../../ui/KitchenStore';
import { fieldOfPaste, type PastingOptions } from './copying';
import { forgetWords, keepWords, loadWords } from './fieldStorage';
import { createLook } from './look';
import type { Editing, FieldPlan, ToEdit } from './Words';

export interface EditingOptions extends PastingOptions {
  start: StartActor;
  recipe: RecipeActor;
  kitchen: KitchenStore;
  reader: LazyPart<RecipePart>;
  cookbook: CookbookActor;
  unsaved: Store<UnsavedEdit>;
  /** Resolves once the cookbook has the recipe. */
  addWritten(text: string): Promise<void>;
}

/** The recipe on the page, edited but not saved. `undo` shows it as it was; null once it is. */
export type UnsavedEdit = { text: string; undo: (() => void) | null } | null;

export type Fields = ReturnType<typeof startEditing>;

export function startEditing(options: EditingOptions) {
  const { reader, recipe, cookbook } = options;
  const startField = createFields(options.start);

  /** Ticks, timers and servings follow the recipe's words. */
  function show(was: Recipe, now: Recipe) {
    reader.getSnapshot().context?.tools.follow(was.text, now.text);
    recipe.send({ type: 'recipe.open', recipe: now });
  }

  cookbook.on('edited', ({ recipe: { recipe: text, byHand }, was }) => {
    forgetWords(was.recipe);
    const snapshot = recipe.getSnapshot();
    const { recipe: shown } = snapshot.context;
    const isShown = snapshot.hasTag('text') && shown && hasText(was, shown.text);
    if (isShown && text !== was.recipe) show(shown, { ...shown, text, byHand });
  });

  const fieldOfRecipe = createRecipeFields(options, show);

  return {
    async begin({ paste, ...rest }: ToEdit): Promise<Editing> {
      await reader.load();
      const plan = paste ? await fieldOfPaste(paste, options) : fieldOfRecipe(rest);
      return { ...plan, actor: startField(plan), look: createLook(plan, options) };
    },
  };
}

type Show = (was: Recipe, now: Recipe) => void;

/** Plans the field of a recipe that the page has, or of a new one. */
function createRecipeFields({ cookbook, unsaved, addWritten }: EditingOptions, show: Show) {
  function save({ recipe: shown, saved }: ToEdit, markdown: string, { text, note = '' }: Words) {
    const { byHand = text === markdown ? undefined : 'edited' } = saved ?? shown ?? {};
    if (saved) {
      const about = { recipe: text, note, ...(byHand && { byHand }) };
      cookbook.send({ type: 'recipe.edit', before: saved, ...about });
    } else if (shown && text !== markdown) {
      const now = { ...shown, text, byHand };
      const undo = () => {
        show(now, shown);
        unsaved.set({ text: shown.text, undo: null });
      };
      show(shown, now);
      unsaved.set({ text, undo });
      forgetWords(markdown);
    }
  }

  return ({ recipe: shown, withSource, ...rest }: ToEdit): FieldPlan => {
    const { recipes } = cookbook.getSnapshot().context;
    const saved = rest.saved ?? (shown && findSaved(recipes, shown.text));
    const markdown = saved?.recipe ?? shown?.text ?? '';
    const source = withSource ? (shown?.pasted ?? saved?.pasted) : undefined;
    const { text, isMarkdown } = fieldOf(markdown);
    const start = withTitle(text, saved?.name);
    const before = { text: start, ...(saved && { note: saved.note ?? '' }) };
    const read = (words: Words) =>
      withTicked(
        source,
        words,
        words.text.trim() === start.trim() ? markdown : readField(words.text),
      );
    return {
      kind: markdown ? 'recipe' : 'new',
      before,
      first: loadWords(markdown) ?? before,
      isMarkdown,
      source,
      about: (saved ?? shown)?.source,
      read,
      keep: (words) => keepWords(markdown, words),
      forget: () => forgetWords(markdown),
      async save(words) {
        const written = read(words);
        if (markdown) save({ recipe: shown, saved }, markdown, { ...words, text: written });
        else {
          await addWritten(written);
          if (loadWords('')?.text === words.text) forgetWords('');
        }
        return null;
      },
    };
  };
}

/** Starts an actor for each open field. One may open above another. */
function createFields(start: StartActor) {
  const actors: CompareActor[] = [];
  return ({ kind, source, first, before, ...plan }: FieldPlan): CompareActor => {
    const machine = compareMachine.provide({
      actors: {
        copyOut: fromPromise(async ({ signal }) => plan.copyOut?.(signal) ?? null),
        saveWords: fromPromise(({ input }) => plan.save(input)),
      },
      actions: {
        keepWords: ({ context: { words } }) =>
          kind === 'recipe' && isSameWords(words, before) ? plan.forget() : plan.keep(words),
        forgetWords: plan.forget,
        giveUpWords: plan.giveBack ?? plan.forget,
      },
    });
    const ended = actors.findIndex((actor) => actor.getSnapshot().status !== 'active');
    const place = ended < 0 ? actors.length : ended;
    const actor = start(`compare ${place + 1}`, machine, {
      ...{ words: first, before },
      hasSource: source !== undefined || kind === 'photo',
      isUnread: kind === 'paste',
    });
    actors[place] = actor;
    return actor;
  };
}

/** The recipe with the lines of its source that the visitor has ticked. */
function withTicked(source: string | undefined, { ticks = {} }: Words, recipe: string): string {
  const kept = Object.keys(ticks).filter((line) => ticks[line]);
  return source && kept[0] ? textAround(source, recipe).recipeWith(kept) : recipe;
}

/** Older pages let visitors name a recipe: its title takes this name. */
const withTitle = (text: string, name: string | undefined) =>
  name ? text.replace(/^(#? ?).*/, (_, mark: string) => mark + name) : text;
