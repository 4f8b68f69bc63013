import type { DialogsActor } from '../../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import {
  closeClip,
  closeList,
  type SharedKind,
  takeShared,
} from '../../browser/address/sharedLink';
import * as firstWords from '../../words/en/first';
import { arrivalOf, isOnPage } from '../bring/openClip';
import { readList } from '../plan/dinners';
import { LinkError, readSharedRecipe } from './linkCode';

interface Options {
  recipe: RecipeActor;
  /** Says what the page has found at the address. */
  notices: { say(text: string): void };
  dialogs: DialogsActor;
  /** Shows a recipe, and moves the focus to its heading. */
  open(opened: Recipe): void;
  loadRecipeParts(): Promise<unknown>;
  /** Gives what the page says; null if it has said all. */
  openClip(code: string): Promise<string | null>;
}

/** Opens what the address shares. If two come at once, the later one wins. */
export function createOpener(options: Options) {
  const { recipe, notices, dialogs, loadRecipeParts, openClip } = options;
  let latest: string | null = null;

  function openRecipe(code: string) {
    const shared = readSharedRecipe(code);
    if (isOnPage(recipe, shared.text)) notices.say('');
    else arrivalOf(options)({ ...shared, arrivedAt: Date.now() });
  }

  function openList(code: string) {
    try {
      readList(code);
    } catch (error) {
      closeList();
      throw error;
    }
    notices.say('');
    dialogs.send({ type: 'dialog.open', dialog: { name: 'list', text: code } });
  }

  const openers: Record<SharedKind, (code: string) => unknown> = {
    recipe: openRecipe,
    list: openList,
    async clip(code) {
      const said = await openClip(code);
      closeClip(code);
      if (said !== null) notices.say(said);
    },
  };

  return async (): Promise<void> => {
    const ready = loadRecipeParts();
    const shared = takeShared();
    if (!shared) return;
    const { kind, code } = shared;
    latest = code;
    await ready;
    if (latest !== code) return;
    try {
      await openers[kind](code);
    } catch (error) {
      notices.say(error instanceof LinkError ? error.message : firstWords.app.linkFailed);
    }
  };
}
