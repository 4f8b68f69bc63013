import { assignRoles } from '../../document/roles/assignRoles';
import type { Rule } from '../../document/roles/rules';
import type { Line } from '../Line';
import { assignTitle } from './assignTitle';
import type { Placed } from './Role';
import { seeLines } from './seeLines';

/**
 * Gives each line its one role.
 *
 * @param pageTitle what a page calls itself
 */
export function placeEach(
  lines: readonly Line[],
  pageTitle = '',
  rules?: readonly Rule[],
): Placed[] {
  const placed = assignRoles(seeLines(lines), rules).map(
    ({ role }, at): Placed => ({ ...(lines[at] as Line), role }),
  );
  return assignTitle(placed, pageTitle);
}
