import { createActor, fromPromise } from 'xstate';
import type {
  CookbookContents,
  CookbookErrorCode,
  SavedRecipe,
} from '../../machines/cookbook/CookbookContext';
import { cookbookMachine } from '../../machines/cookbook/cookbookMachine';
import { createPause } from '../../src/browser/loading/createPause';
import { planChange } from '../../src/cookbook/storage/planChange';
import { mergeRow } from '../../src/cookbook/storage/savedRecipe';

// The page has loaded the reader before anyone can save a recipe.
import '../../src/reading/document/parseRecipe';

export function startInMemory(...recipes: SavedRecipe[]) {
  const storage: CookbookContents & { code: CookbookErrorCode | null } = {
    recipes,
    unreadable: 0,
    code: null,
  };
  const check = () => (storage.code ? Promise.reject(storage) : Promise.resolve());
  const actor = createActor(
    cookbookMachine.provide({
      actors: {
        loadRecipes: fromPromise<CookbookContents>(async () => {
          await check();
          const { recipes, unreadable } = storage;
          return { recipes, unreadable };
        }),
        runCommand: fromPromise(async ({ input }) => {
          await check();
          const change = await (await planChange(input.command))(storage.recipes, createPause());
          const kept = storage.recipes.filter(({ id }) => !change.remove?.includes(id));
          const edited = kept.map((one) => {
            const edit = change.edit?.find(({ id }) => id === one.id);
            return edit ? mergeRow(one, edit) : one;
          });
          storage.recipes = [...(change.add ?? []), ...edited];
          return change.outcome;
        }),
      },
    }),
  ).start();
  return { actor, storage };
}
