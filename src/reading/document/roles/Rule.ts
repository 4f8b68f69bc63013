import type { Nodes } from 'mdast';
import type { Role } from '../Role';
import type { Section } from '../vocabulary';
import type { Block } from './blocks';
import type { Run } from './runs';

/** The part of a recipe that a block is in. */
export type Zone =
  /** Above the recipe's parts, and below headings that say nothing. */
  | 'top'
  | 'list'
  | 'work'
  /** Below a heading for other things. */
  | 'rest';

/** What the words of a heading say. */
export type Opening = Section | 'step' | 'chatter' | 'fact' | 'other';

/** How a step is marked: this decides whether the block behind it continues it or is the next step. */
export type Style = 'heading' | 'item' | 'row' | 'named' | 'plain';

/** A block and what is around it. */
export interface Walk {
  block: Block;
  /** The heading above the block, or the block itself, and what is below that. */
  run: Run;
  /** The block's place in its run; -1 for the heading. */
  at: number;
  zone: Zone;
  /** The rank of the heading that opened the zone. */
  rank: number;
  opens: Opening;
  /** The last step so far. */
  last: { style: Style; text: string } | null;
  hasFoods: boolean;
  hasSteps: boolean;
  /** Whether nothing in the text is marked as work. */
  lacksWork: boolean;
  /** Whether a numbered list or a heading for the method is still to come. */
  isAboveWork: boolean;
  /** Whether a heading that only names the method is still to come. */
  isAboveMethod: boolean;
  /** Whether no heading is below. */
  isLast: boolean;
}

/** A rule of the table. Its reason is a comment above it, and the name of its row in the tests. */
export interface Rule {
  of: readonly Block['kind'][];
  in?: readonly Zone[];
  when?(walk: Walk): boolean;
  role: Role;
  /** The zone of the blocks below. */
  leadsTo?: Zone;
  /** Whether there may be more steps than the recipe's marks tell. */
  lacksSteps?: boolean;
  /** Makes the block a step like the items of a list. */
  style?: Style;
}

/** A rule of one kind of blocks. */
export interface RuleOf<Kind extends Block> extends Omit<Rule, 'of' | 'when'> {
  when?(block: Kind, walk: Walk): boolean;
}

export function rulesOf<Kind extends Block>(
  of: readonly Kind['kind'][],
  rules: readonly RuleOf<Kind>[],
): readonly Rule[] {
  return rules.map(({ when, ...rule }) => ({
    ...rule,
    of,
    when: (walk) => when?.(walk.block as Kind, walk) !== false,
  }));
}

/** Whether a block is the first one below its heading. */
export const isFirst = ({ at, run }: Walk) => at <= run.first && !run.label?.rest;

export const previousOf = ({ at, run }: Walk) => run.blocks[at - 1];

/** Whether the step above goes on: it has a heading or "Step 1", and no new part begins. */
export function isOpen(walk: Walk): boolean {
  const { last, run } = walk;
  const isNewPart = isFirst(walk) && !!run.label && !run.label.mark;
  return last?.style === 'heading' || (last?.style === 'named' && !isNewPart);
}

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
