import type { Line } from '../Line';
import { findAnchors } from './anchors';
import { assignTitle } from './assignTitle';
import { look, nextWords } from './look';
import type { Placed } from './Role';
import type { Rule, Zone } from './Rule';
import { RULES } from './rules';

/**
 * Gives each line its one role.
 *
 * @param pageTitle what a page calls itself
 */
export function assignRoles(
  lines: readonly Line[],
  rules: readonly Rule[] = RULES,
  pageTitle = '',
): Placed[] {
  const seen = look(lines);
  const anchors = findAnchors(seen);
  const { list, work, ingredientsHead, methodHead } = anchors;
  let zone: Zone = 'top';
  let isNumbered = false;
  const placed = seen.map((line, at): Placed => {
    if (ingredientsHead < 0 && at === list[0]) zone = 'list';
    if (zone === 'list' && at === list[1] + 1) zone = 'between';
    if (methodHead < 0 && at === work[0]) zone = 'work';
    if (methodHead < 0 && zone === 'work' && at === work[1] + 1) zone = 'between';
    const walk = { ...anchors, lines: seen, at, line, next: nextWords(seen, at), isNumbered };
    const rule = rules.find((one) => one.in.includes(zone) && one.when(walk));
    const role = rule?.role ?? null;
    zone = rule?.leadsTo ?? zone;
    if (role === 'step') isNumbered = line.mark === 'number';
    if (role === 'part' || role === 'methodHead') isNumbered = false;
    return { ...(lines[at] as Line), role };
  });
  return assignTitle(placed, pageTitle);
}
