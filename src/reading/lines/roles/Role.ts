import type { Role } from '../../document/roles/Seen';
import type { Line } from '../Line';

export type { Role };

/** A line with its role; null above the first section, until the title is known. */
export interface Placed extends Line {
  role: Role | null;
  /** The title of a step. */
  title?: string;
}
