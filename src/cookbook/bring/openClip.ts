import type { DialogsActor } from '../../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import { isFocusFree } from '../../browser/focus';
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
  edit(what: { paste: Paste }): void;
  /** Shows a recipe, and moves the focus to its heading. */
  open(opened: Recipe): void;
}

/** Each that opens pushes an earlier recipe on, of which the page keeps 30. */
const MOST_RECIPES = 5;

/**
 * Opens what the bookmark has taken from a page. It may be a stranger's link, so it shows a recipe or
 * fills the field, and does nothing else. Gives what the page says, or null if a recipe that opened
 * has said so itself. Rejects if the page cannot fetch what reads it.
 */
export function createClipOpener({ recipe, dialogs, texts, edit, open }: Options) {
  /** Another recipe would end or hide what the visitor is doing. */
  function isBusy(): boolean {
    const snapshot = recipe.getSnapshot();
    const isAsking = snapshot.hasTag('loading') || snapshot.context.asked.isInterrupted;
    const { open, opening } = dialogs.getSnapshot().context;
    return isAsking || open.length > 0 || opening !== null;
  }

  /** Opens all at once, unless a visitor has begun something meanwhile. Gives whether it did. */
  async function show(found: readonly FoundRecipe[]): Promise<boolean> {
    const { adding } = await texts.load();
    const ready = [];
    for (const one of found) ready.push(await adding.addFound(one, false));
    if (isBusy()) return false;
    const arrive = arrivalOf({ recipe, open });
    for (const one of ready) if (one && !isOnPage(recipe, one.text)) arrive(one);
    return true;
  }

  return async (code: string): Promise<string | null> => {
    const before = recipe.getSnapshot().context.recipe;
    const { readPaste } = await texts.load();
    try {
      const { text, isData, isCut, source } = readClip(code);
      const { found } = await readPaste(text);
      // The first one of the page opens last.
      const recipes = distinct(found)
        .map((one) => ({ ...one, source }))
        .reverse();
      const isSure = isData && !recipes.some((one) => one.isDoubtful);
      const isShown = isSure && (await show(recipes));
      if (!isShown) for (const one of recipes) edit({ paste: { found: one, saves: false } });
      if (recipes.length === 0) return restWords.clip.noRecipe;
      if (isCut) return restWords.clip.cut;
      return recipe.getSnapshot().context.recipe === before ? '' : null;
    } catch (error) {
      if (error instanceof ClipError) return restWords.clip[error.code];
      throw error;
    }
  };
}

/** How the recipes of a link open, which no press in the page has asked for: they take no focus away. */
export function arrivalOf({ recipe, open }: Pick<Options, 'recipe' | 'open'>): Options['open'] {
  if (isFocusFree()) return open;
  return (arrived) => recipe.send({ type: 'recipe.open', recipe: arrived });
}

/** Whether the page shows this recipe already. */
export function isOnPage(recipe: RecipeActor, text: string): boolean {
  const snapshot = recipe.getSnapshot();
  return snapshot.hasTag('text') && snapshot.context.recipe?.text === text;
}

/** Some pages describe one recipe twice. */
const distinct = (found: readonly FoundRecipe[]) =>
  found
    .filter(({ name }, at) => at === found.findIndex((one) => one.name === name))
    .slice(0, MOST_RECIPES);
