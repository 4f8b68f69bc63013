import type { Role } from './Role';
import type { Mark, Seen, Zone } from './Seen';

/** How a step is marked: this decides whether what is behind it goes on with it or is the next step. */
export type Style = 'heading' | 'item' | 'row' | 'named' | 'plain';

/** What the lines above have told. */
export interface Walk {
  zone: Zone;
  /** The rank of the heading that opened the zone. */
  rank: number;
  /** The last step so far. */
  last: { style: Style; text: string } | null;
  hasFoods: boolean;
  hasSteps: boolean;
}

/** A rule of the table. Its reason is a comment above it, and the name of its row in the tests. */
export interface Rule {
  of?: readonly Mark[];
  in?: readonly Zone[];
  when?(line: Seen, walk: Walk): unknown;
  role: Role;
  /** The zone of the lines below. */
  leadsTo?: Zone;
  /** Whether there may be more steps than the recipe's marks tell. */
  lacksSteps?: boolean;
  /** Makes the line a step like the items of a list. */
  style?: Style;
}

/** Whether the step above goes on: it has a heading or "Step 1", and no new part begins. */
export const isOpen = ({ beginsPart }: Seen, { last }: Walk) =>
  last?.style === 'heading' || (last?.style === 'named' && !beginsPart);
