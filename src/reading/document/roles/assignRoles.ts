import { RULES, type Rule } from './rules';
import type { Role, Seen, StepStyle, Walk, Zone } from './Seen';

/**
 * The first rule that fits a line gives its one role; null if none does: the line says nothing
 * certain. Also gives the zones above and below it.
 */
export function assignRoles<Line extends Seen>(
  lines: readonly Line[],
  rules: readonly Rule[] = RULES,
) {
  let walk: Walk = {
    zone: 'top',
    rank: 0,
    last: null,
    hasSteps: false,
  };
  return lines.map((line) => {
    if (line.leaves === walk.zone) walk.zone = 'between';
    walk.zone = line.enters ?? walk.zone;
    const from = walk.zone;
    const rule = rules.find((one) => one.holds({ line, walk }));
    const role = rule?.role ?? null;
    const to = rule?.leadsTo ?? from;
    const begins = role === 'step' || (role === 'methodHead' && line.hasRest);
    const step = begins ? line.lastStep : null;
    walk = {
      zone: to,
      rank: rankBelow(line, walk, role, rule?.leadsTo ?? null),
      last: step === null ? walk.last : { style: styleOf(line), text: step },
      hasSteps: walk.hasSteps || step !== null,
    };
    return { line, role, from, to };
  });
}

/** A zone's heading has this role. Of several in one zone, the highest rank counts. */
const HEAD_OF: Partial<Record<Zone, Role>> = { list: 'ingredientsHead', rest: 'noteHead' };

function rankBelow(line: Seen, walk: Walk, role: Role | null, to: Zone | null): number {
  const { zone, rank } = walk;
  if (!to || role === 'words' || role === 'title') return rank;
  if (line.opens === null) return zone === 'top' ? 0 : rank;
  if (role === HEAD_OF[zone]) return Math.min(rank, line.rank);
  if (role !== 'part' && role !== 'group' && role !== 'step') return line.rank;
  if (to === zone) return rank;
  const above = Math.max(0, line.rank - 1);
  return role === 'part' && zone !== 'top' ? Math.min(rank, above) : above;
}

function styleOf(line: Seen): StepStyle {
  const { mark, hasRest, number } = line;
  if (mark === 'heading') return hasRest ? 'plain' : 'heading';
  if (mark === 'row') return 'row';
  if (mark === 'number' || mark === 'bullet') return 'item';
  return number === 'named' ? 'named' : 'plain';
}
