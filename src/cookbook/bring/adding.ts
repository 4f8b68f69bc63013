import type { Ticks } from '../../../machines/compare/compareMachine';
import { type Command, findSaved } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { Preferences } from '../../../machines/kitchen/preferences';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { type Avoidance, checkRecipe, languageState, learnFor, thingsToAvoid } from '../../foods';
import {
  type FoundRecipe,
  type LineAround,
  languagesIn,
  type Refusal,
  textAround,
} from '../../reading';
import type { KitchenStore } from '../../ui/KitchenStore';
import type { Pictures } from '../pictures/createPictures';
import { refusalText } from './Refusals';
import type { Brought, BroughtRecipe } from './readFiles';

export interface AddingOptions {
  kitchen: KitchenStore;
  cookbook: CookbookActor;
  pictures: Pick<Pictures, 'waiting'>;
}

/** Adds what a visitor writes, or brings from elsewhere. */
export function createAdding({ kitchen, cookbook, pictures }: AddingOptions) {
  const checked = (found: BroughtRecipe, ticks?: Ticks) =>
    keepNotes(found, kitchen.getSnapshot().context.preferences, ticks);

  function toAdd(found: readonly BroughtRecipe[], refused: readonly Refusal[]): Command {
    const recipes = found.map(({ text, source, pasted, place }) => ({
      ...added(text),
      source,
      ...(pasted && { pasted }),
      ...(place && { picture: place }),
    }));
    const leavesPictures = found.some(({ picture, place }) => picture && !place);
    return { type: 'recipe.add', recipes, refused: refused.map(refusalText), leavesPictures };
  }

  /** Resolves once the cookbook has the recipe, so never after a failure. */
  const add = (command: Command, text: string) =>
    new Promise<void>((resolve) => {
      cookbook.send(command);
      const { unsubscribe } = cookbook.subscribe(({ context: { queue, notices, recipes } }) => {
        const isFailure = notices.some((one) => one.type === 'failed' && one.command === command);
        // The storage may still complete what has failed last.
        if (isFailure || queue.includes(command)) return;
        unsubscribe();
        const isKept = notices.some(
          (one) => one.type === 'imported' && findSaved([...one.added, ...recipes], text),
        );
        if (isKept) resolve();
      });
    });

  return {
    async addBrought({ found, refused, cookbooks }: Brought) {
      for (const file of cookbooks) cookbook.send({ type: 'recipe.import', file });
      const ready = [];
      for (const one of found) ready.push(await checked(one));
      if (ready.length > 0 || refused.length > 0) cookbook.send(toAdd(ready, refused));
    },
    /** Resolves once the cookbook has it. */
    addWritten(text: string) {
      const recipes = [{ ...added(text), byHand: 'written' as const }];
      return add({ type: 'recipe.add', recipes, refused: [] }, text);
    },
    /** Gives a recipe to be shown; or adds it to the cookbook, and resolves once that has it. */
    async addFound(found: BroughtRecipe, saves: boolean, ticks?: Ticks): Promise<Recipe | null> {
      const ready = await checked(found, ticks);
      if (!saves && ready.place) pictures.waiting.set(ready.text, ready.place);
      if (!saves) return opened(ready);
      await add(toAdd([ready], []), ready.text);
      return null;
    },
  };
}

export type Adding = ReturnType<typeof createAdding>;

const added = (recipe: string) => ({ recipe, cut: false, model: null, ingredients: [] });

const opened = ({ text, source, pasted }: FoundRecipe): Recipe => ({
  text,
  source,
  cut: false,
  model: null,
  origin: 'imported',
  askedWith: [],
  arrivedAt: Date.now(),
  ...(pasted && { pasted }),
});

/**
 * Checks what is left out of a paste, once, before the recipe is added. Lines that a visitor must
 * see become notes; all of them do if the page cannot check.
 */
async function keepNotes(
  found: BroughtRecipe,
  preferences: Preferences,
  ticks: Ticks = {},
): Promise<BroughtRecipe> {
  if (!found.pasted) return found;
  const { lines, recipeWith } = textAround(found.pasted, found.text);
  const shown = await linesToKeep(lines, preferences).catch(() => lines.map(({ rest }) => rest));
  const kept = lines.filter((line) => shown.includes(line.rest) && isTicked(line, ticks));
  return { ...found, text: recipeWith(kept.map(({ rest }) => rest)) };
}

/** At first, only what is surely a reader's comment, or leads to another recipe, is not. */
export const isTicked = ({ rest, isSurelyBeside }: LineAround, ticks: Ticks = {}) =>
  ticks[rest] ?? !isSurelyBeside;

/**
 * Of the lines around a recipe, those that name what the visitor avoids, or may state what the dish
 * contains: "Milk, wheat" may, "Cookies" does not. All of them if a language could not be fetched.
 */
export async function linesToKeep(
  around: readonly LineAround[],
  toAvoid: Avoidance,
): Promise<readonly string[]> {
  const lines = around.map(({ rest }) => rest);
  const codes = languagesIn(lines.join('\n'));
  await learnFor({ codes });
  if (codes.some((code) => languageState(code).learned === 'missing')) return lines;
  const { results, stated } = checkRecipe(
    thingsToAvoid(toAvoid),
    around.map(({ aboutDish }) => ({ text: aboutDish, isIngredient: false })),
    { isReadable: true },
  );
  const marked = new Set(results.flatMap(({ places }) => places.map(({ line }) => line)));
  const namesSeveral = (at: number) => {
    const starts = stated.flatMap(({ places }) =>
      places.filter(({ line }) => line === at).slice(0, 1),
    );
    return new Set(starts.map(({ start }) => start)).size > 1;
  };
  return lines.filter(
    (_, at) => around[at]?.mayStateAllergens || marked.has(at) || namesSeveral(at),
  );
}
