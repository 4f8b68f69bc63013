import { assignRoles } from '../roles/assignRoles';
import type { Role } from '../roles/Role';
import type { Rule } from '../roles/Rule';
import type { FoundTitle } from '../sections/readTitle';
import type { Placed } from './Placed';
import type { Run } from './runs';
import { seeBlocks } from './seeBlocks';

/** The blocks of a recipe with their roles, and whether there may be more than they say. */
export interface PlacedBlocks {
  placed: Placed[];
  mayLackIngredients: boolean;
  mayLackSteps: boolean;
  /** The place of the first ingredient, step, note or heading of these; -1 without one. */
  end: number;
}

const MAIN = new Set<Role>([
  'ingredientsHead',
  'group',
  'ingredient',
  'methodHead',
  'part',
  'step',
  'noteHead',
]);

/** Gives each block of an answer its role. */
export function placeBlocks(
  runs: readonly Run[],
  title: FoundTitle | null,
  rules?: readonly Rule[],
): PlacedBlocks {
  const assigned = assignRoles(seeBlocks(runs, title), rules);
  const placed = assigned.map(({ line, role, from, to }): Placed => {
    const begins = role === 'step' || (role === 'methodHead' && line.hasRest);
    return { block: line.block, role: role ?? 'words', from, to, steps: begins ? line.steps : [] };
  });
  const end = placed.findIndex(({ role }) => MAIN.has(role));
  const hasFoods = placed.some(({ role }) => role === 'ingredient');
  if (!hasFoods && placed.some(({ steps }) => steps.length > 0)) takePlainList(placed);
  return {
    placed,
    end,
    mayLackSteps: assigned.some(({ rule }) => rule?.lacksSteps),
    // "Sauce" would be one more group, "Goes well with" would not.
    mayLackIngredients: assigned.some(
      ({ line, role, from }) =>
        line.opens === 'other' && from === 'list' && role !== 'group' && line.below.foods,
    ),
  };
}

/** The first plain list above the steps holds the ingredients, if nothing else does. */
function takePlainList(placed: readonly Placed[]) {
  const plain = placed.find(({ role, block }) => role === 'words' && block.kind === 'bullets');
  if (plain?.from === 'top') plain.role = 'ingredient';
}
