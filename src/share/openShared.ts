import type { ActorRefFrom } from 'xstate';
import type { OpenEvent, recipeMachine } from '../../machines/recipeMachine';
import { takeRecipe } from '../browser/address/recipe';
import { LinkError, readRecipe } from './link';

/** How long a recipe waits for the code that renders it, in ms. It can be read as plain text too. */
const PATIENCE = 2_000;

let opened = 0;

/**
 * Opens the recipe that the address carries in its fragment, and cleans the address. Of two that come
 * at once, the later one is opened.
 *
 * @param tell told, in words, why there is nothing to open
 * @param parts the code that renders it, on its way
 */
export async function openShared(
  actor: Pick<ActorRefFrom<typeof recipeMachine>, 'getSnapshot' | 'send'>,
  tell: (news: string) => void,
  parts: Promise<unknown>,
): Promise<void> {
  const text = takeRecipe();
  if (!text) return;
  opened += 1;
  const turn = opened;
  const ready = Promise.race([parts, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  try {
    const shared = await readRecipe(text);
    await ready;
    if (turn !== opened) return;
    const event: OpenEvent = { type: 'recipe.open', origin: 'shared', ...shared };
    if (!actor.getSnapshot().can(event)) throw new LinkError('The link holds no recipe.');
    actor.send(event);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    if (turn === opened) tell(error.message);
  }
}
