import type { Nodes } from 'mdast';
import type { Role } from '../roles/Role';
import type { Zone } from '../roles/Seen';
import type { Block } from './blocks';

/** How a step begins. */
export interface StepHead {
  /** As written, if it is. */
  number: number | null;
  title: string | null;
  /** The step's words in its first block. */
  head: string;
  node: Nodes;
}

/** A block with its role, and the zones above and below it. */
export interface Placed {
  block: Block;
  role: Role;
  from: Zone;
  to: Zone;
  /** The steps that begin in it. */
  steps: readonly StepHead[];
}
