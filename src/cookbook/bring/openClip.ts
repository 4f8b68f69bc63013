import type { DialogsActor } from '../../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import type { LazyPart } from '../../browser/store';
import { ClipError, readClip } from '../../clipper/readClip';
import type { FoundRecipe } from '../../reading';
import * as restWords from '../../words/en/rest';
import type { Paste } from '../edit/Words';
import type { Texts } from '../texts';

interface Options {
  recipe: RecipeActor;
  dialogs: DialogsActor;
  texts: LazyPart<Texts>;
  addFound(found: FoundRecipe, saves: boolean): Promise<Recipe | null>;
  edit(what: { paste: Paste }): void;
}

/** Each that opens pushes an earlier recipe on, of which the page keeps 30. */
const MOST_RECIPES = 5;

/**
 * Opens what the bookmark has taken from a page. It may be a stranger's link, so it shows a recipe or
 * fills the field, and does nothing else. Gives what the page says. Rejects if the page cannot fetch
 * what reads it.
 */
export function createClipOpener({ recipe, dialogs, texts, addFound, edit }: Options) {
  /** Another recipe would end or hide what the visitor is doing. */
  function isBusy(): boolean {
    const snapshot = recipe.getSnapshot();
    const isAsking = snapshot.hasTag('loading') || snapshot.context.asked.isInterrupted;
    return isAsking || dialogs.getSnapshot().context.open.length > 0;
  }

  async function show(found: readonly FoundRecipe[]) {
    // The first one of the page opens last.
    for (const one of [...found].reverse()) {
      const opened = await addFound(one, false);
      if (opened && !isOnPage(recipe, opened.text))
        recipe.send({ type: 'recipe.open', recipe: opened });
    }
  }

  return async (code: string): Promise<string> => {
    const { readPaste } = await texts.load();
    try {
      const { text, isData, isCut, source } = readClip(code);
      const { found } = await readPaste(text);
      const recipes = distinct(found).map((one) => ({ ...one, source }));
      const opens = isData && !recipes.some((one) => one.isDoubtful) && !isBusy();
      if (opens) await show(recipes);
      else for (const one of [...recipes].reverse()) edit({ paste: { found: one, saves: false } });
      if (recipes.length === 0) return restWords.clip.noRecipe;
      return isCut ? restWords.clip.cut : '';
    } catch (error) {
      if (error instanceof ClipError) return restWords.clip[error.code];
      throw error;
    }
  };
}

/** Whether the page shows this recipe already. */
export function isOnPage(recipe: RecipeActor, text: string): boolean {
  const snapshot = recipe.getSnapshot();
  return snapshot.matches({ shown: 'recipe' }) && snapshot.context.recipe?.text === text;
}

/** Some pages describe one recipe twice. */
const distinct = (found: readonly FoundRecipe[]) =>
  found
    .filter(({ name }, at) => at === found.findIndex((one) => one.name === name))
    .slice(0, MOST_RECIPES);
