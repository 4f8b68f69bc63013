import type { SnapshotFrom } from 'xstate';
import type { recipeMachine } from '../../machines/recipe/recipeMachine';

/** What the kitchen's pane shows around the list. */
export type KitchenShown =
  /** There is no recipe yet. */
  | 'listing'
  | 'asking'
  | 'asking for ideas'
  /** A recipe or a note is beside it. */
  | 'text'
  /** Ideas are beside it, or a failure. */
  | 'other';

export function readKitchen(snapshot: SnapshotFrom<typeof recipeMachine>): KitchenShown {
  if (snapshot.hasTag('loading'))
    return snapshot.context.asked.wish.kind === 'ideas' ? 'asking for ideas' : 'asking';
  if (snapshot.hasTag('text')) return 'text';
  return snapshot.matches('shown') ? 'other' : 'listing';
}
