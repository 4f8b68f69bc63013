import { isPart } from '../../document/vocabulary';
import type { Anchors } from './anchors';
import type { Seen } from './look';
import type { Role } from './Role';

/** The part of a recipe that a line is in. */
export type Zone =
  /** Above the list and the work, where the title is. */
  | 'top'
  | 'list'
  /** Below a list without a heading for the work. */
  | 'between'
  | 'work'
  /** Below a heading for other things, or behind the work. */
  | 'rest';

/** A line and what is around it. */
export interface Walk extends Anchors {
  lines: readonly Seen[];
  at: number;
  line: Seen;
  /** The next line with words of the recipe. */
  next: Seen | undefined;
  /** Whether a numbered step came before, in the same part of the work. */
  isNumbered: boolean;
}

/** A rule of the table. Its reason is a comment above it, and the name of its row in the tests. */
export interface Rule {
  in: readonly Zone[];
  when(walk: Walk): boolean;
  role: Role | null;
  /** The zone of the lines below. */
  leadsTo?: Zone;
}

export const isFoodLine = (line: Seen | undefined) => !!line && (line.hasAmount || line.isFood);
export const isListed = (line: Seen | undefined) =>
  !!line && (line.hasAmount || line.mark === 'bullet' || line.mark === 'row');
export const opensMain = (line: Seen | undefined) =>
  /^(?:ingredients|method)$/.test(line?.opens ?? '');
/** "Assembly", above lines of a kind */
export const namesPart = (line: Seen, isAbove: boolean) =>
  opensMain(line) || (isAbove && !line.mark && !line.hasAmount && isPart(line.text));
