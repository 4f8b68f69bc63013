import type { StartActor } from '../../machines/actorSystem';
import { localTime } from '../../machines/localTime';
import type { Recipe } from '../../machines/recipe';
import type { RecipeActor } from '../../machines/recipeMachine';
import { refusalText } from '../bring/messages';
import type { Brought } from '../bring/readFiles';
import type { CreatePart } from '../browser/lazyPart';
import { CookbookView, createCookbook, saveNotice } from '../cookbook';
import type { ExportMenuProps } from '../cookbook/ExportMenu';
import { findSaved } from '../cookbook/findSaved';
import { toSave } from '../cookbook/toSave';
import { createBring } from './Bring';
import { Cooked, CookedSheet, SavedNote } from './Cooked';
import { joinCooking } from './joinCooking';

/** The cookbook, once its chunk has arrived. */
export type CookbookTools = ReturnType<typeof createCookbookTools>;

interface Options {
  start: StartActor;
  createPart: CreatePart;
  kitchenName: string;
  recipe: RecipeActor;
  loadRecipeParts(): Promise<unknown>;
  /** See `joinCooking`. */
  keepCheck: Parameters<typeof joinCooking>[2];
}

/** Starts the cookbook and joins it with the readers and writers of recipe files. */
export function createCookbookTools({
  start,
  createPart,
  kitchenName,
  recipe,
  loadRecipeParts,
  keepCheck,
}: Options) {
  const exporter = createPart(() => import('./exportRecipes'));
  const writeZip: ExportMenuProps['writeZip'] = async (format, recipes) =>
    (await exporter.load()).exportRecipes(format, recipes, kitchenName);
  const reader = createPart(() => import('./readRecipes'));
  const cookbook = createCookbook({ start });

  /** Puts recipes from elsewhere into the cookbook, which says which ones it took. */
  function addBrought({ found, refused, cookbooks }: Brought) {
    for (const file of cookbooks) cookbook.actor.send({ type: 'cookbook.import', file });
    if (found.length === 0 && refused.length === 0) return;
    const recipes = found.map(({ text: recipe, source }) => ({
      recipe,
      source,
      cut: false,
      model: null,
      ingredients: [],
    }));
    cookbook.actor.send({ type: 'cookbook.add', recipes, refused: refused.map(refusalText) });
  }

  /** Opens the sheet for a recipe that the visitor has cooked. */
  function openSheet(cooked: Recipe) {
    cookbook.actor.send({ type: 'sheet.open', recipe: toSave(cooked), at: localTime(new Date()) });
  }

  return {
    CookbookView,
    SavedNote,
    Cooked,
    CookedSheet,
    save: (recipe: Recipe) => cookbook.actor.send({ type: 'recipe.save', recipe: toSave(recipe) }),
    openSheet,
    saveNotice,
    noteOn: (text: string) =>
      findSaved(cookbook.actor.getSnapshot().context.recipes, text)?.note?.replace(/\s+/g, ' '),
    undoCooking: joinCooking(cookbook.actor, recipe, keepCheck),
    Bring: createBring({
      loadReader: () => {
        loadRecipeParts();
        return reader.load();
      },
      addBrought,
    }),
    ...cookbook,
    writeZip,
  };
}
