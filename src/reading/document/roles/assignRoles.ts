import { areFacts } from '../facts/readFacts';
import { stepsIn } from '../parts/steps';
import type { Role } from '../Role';
import type { FoundTitle } from '../sections/readTitle';
import { isAsking, isClosing, isPlainSection, sectionOf } from '../vocabulary';
import type { Block, Label } from './blocks';
import { HEADING_RULES, labelText } from './headingRules';
import { LIST_RULES } from './listRules';
import { PARAGRAPH_RULES } from './paragraphRules';
import type { Opening, Placed, Rule, Style, Walk } from './Rule';
import { isList, listsFoods, type Run } from './runs';

/** The role of a block is the one of the first rule that fits it. */
export const RULES: readonly Rule[] = [...HEADING_RULES, ...PARAGRAPH_RULES, ...LIST_RULES];

/** The blocks of a recipe with their roles, and whether there may be more than they say. */
export interface Roles {
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

/** What a reader knows above the first block. */
const START: Omit<Walk, 'block' | 'run' | 'at'> = {
  zone: 'top',
  rank: 0,
  opens: 'other',
  last: null,
  hasFoods: false,
  hasSteps: false,
  lacksWork: false,
  isAboveWork: false,
  isAboveMethod: false,
  isLast: false,
};

/** Gives each block its one role: by the first rule that fits it. */
export function assignRoles(
  runs: readonly Run[],
  title: FoundTitle | null,
  rules: readonly Rule[] = RULES,
): Roles {
  const all = runs.flatMap(({ label, blocks }) => (label ? [label, ...blocks] : blocks));
  const method = runs.findLastIndex(({ label }) => label && namesMethod(label));
  const work = all.findLastIndex(
    (block) =>
      block.kind === 'numbers' || (block.kind === 'label' && sectionOf(block.text) === 'method'),
  );
  const byKind: Partial<Record<Block['kind'], Rule[]>> = {};
  const found: Roles = { placed: [], mayLackIngredients: false, mayLackSteps: false, end: -1 };
  const walk = { ...START, lacksWork: work < 0 };

  function placeTitle(block: Block) {
    const from = walk.zone;
    if (block.kind === 'label') walk.zone = 'top';
    found.placed.push({ block, role: 'title', from, to: walk.zone, steps: [] });
  }

  function place(block: Block, run: Run, at: number) {
    if (block.node === title?.node) return placeTitle(block);
    const from = walk.zone;
    walk.isAboveWork = work > found.placed.length;
    walk.opens = block.kind === 'label' ? openingOf(block) : 'other';
    const around: Walk = { ...walk, block, run, at };
    byKind[block.kind] ??= rules.filter((one) => one.of.includes(block.kind));
    const rule = byKind[block.kind]?.find(
      (one) => (one.in?.includes(from) ?? true) && one.when?.(around) !== false,
    );
    // A block that no rule fits says nothing certain.
    const { role = 'words', leadsTo: to = from, lacksSteps, style } = rule ?? {};
    const rest = block.kind === 'label' ? block.rest : '';
    const steps = role === 'step' || (role === 'methodHead' && rest) ? stepsIn(block) : [];
    found.placed.push({ block, role, from, to, steps });
    if (rule) walk.rank = rankBelow(around, rule);
    walk.zone = to;
    walk.hasFoods ||= role === 'ingredient';
    const last = steps.at(-1);
    if (last) {
      walk.last = { style: style ?? styleOf(block), text: last.head || (last.title ?? '') };
      walk.hasSteps = true;
      walk.lacksWork = false;
    }
    // "Sauce" would be one more group, "Goes well with" would not.
    const mayBeGroup = block.kind === 'label' && walk.opens === 'other' && from === 'list';
    found.mayLackSteps ||= !!lacksSteps;
    found.mayLackIngredients ||= mayBeGroup && role !== 'group' && listsFoods(run.blocks);
  }

  for (const [index, run] of runs.entries()) {
    walk.isAboveMethod = index < method;
    walk.isLast = index === runs.length - 1;
    if (run.label) place(run.label, run, -1);
    for (const [at, block] of run.blocks.entries()) place(block, run, at);
  }
  found.end = found.placed.findIndex(({ role }) => MAIN.has(role));
  if (!walk.hasFoods && walk.hasSteps) takePlainList(found.placed);
  return found;
}

/** The first plain list above the steps holds the ingredients, if nothing else does. */
function takePlainList(placed: readonly Placed[]) {
  const plain = placed.find(({ role, block }) => role === 'words' && block.kind === 'bullets');
  if (plain?.from === 'top') plain.role = 'ingredient';
}

const namesMethod = ({ text }: Label) => isPlainSection(text) && sectionOf(text) === 'method';

/** What a heading opens, by its words. */
function openingOf(label: Label): Opening {
  const { text, mark } = label;
  const words = labelText(label);
  const named = sectionOf(words);
  if (named && (!mark || isPlainSection(words))) return named;
  if (mark) return 'step';
  if (isClosing(text) || isAsking(text)) return 'chatter';
  return areFacts(text) ? 'fact' : 'other';
}

/** The rank of what has opened the zone below a block. */
function rankBelow({ block, zone, rank }: Walk, { role, leadsTo }: Rule): number {
  if (!leadsTo || role === 'words') return rank;
  if (block.kind !== 'label') return zone === 'top' ? 0 : rank;
  // The same heading once more opens nothing deeper.
  if (role === 'ingredientsHead' && zone === 'list') return Math.min(rank, block.rank);
  if (role !== 'part' && role !== 'group' && role !== 'step') return block.rank;
  if (leadsTo === zone) return rank;
  const above = Math.max(0, block.rank - 1);
  return role === 'part' && zone !== 'top' ? Math.min(rank, above) : above;
}

function styleOf(block: Block): Style {
  if (block.kind === 'label') return block.rest ? 'plain' : 'heading';
  if (block.kind === 'table') return 'row';
  if (isList(block)) return 'item';
  return block.kind === 'paragraph' && block.mark?.isNamed ? 'named' : 'plain';
}
