import type { SnapshotFrom } from 'xstate';
import type { recipeMachine } from '../../machines/recipe/recipeMachine';
import { FEWEST_INGREDIENTS } from '../../machines/recipe/request';

/** What the kitchen's pane shows around the list. */
export type KitchenShown = {
  /** For a request. */
  hasEnough: boolean;
} & (
  | {
      kind:
        | 'listing'
        /** A recipe or a note is beside it. */
        | 'text'
        /** Ideas are beside it, or a failure. */
        | 'other';
    }
  | { kind: 'asking'; isForIdeas: boolean }
);

export function readKitchen(snapshot: SnapshotFrom<typeof recipeMachine>): KitchenShown {
  const { entries, asked } = snapshot.context;
  const hasEnough = entries >= FEWEST_INGREDIENTS;
  if (snapshot.hasTag('loading'))
    return { hasEnough, kind: 'asking', isForIdeas: asked.wish.kind === 'ideas' };
  if (snapshot.hasTag('text')) return { hasEnough, kind: 'text' };
  return { hasEnough, kind: snapshot.matches('shown') ? 'other' : 'listing' };
}
