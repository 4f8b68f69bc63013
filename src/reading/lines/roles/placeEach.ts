import { assignRoles } from '../../document/roles/assignRoles';
import type { Line } from '../Line';
import { assignTitle } from './assignTitle';
import type { Placed } from './Role';
import { seeLines } from './seeLines';

/**
 * Gives each line its one role.
 *
 * @param pageTitle what a page calls itself
 */
export const placeEach = (lines: readonly Line[], pageTitle = ''): Placed[] =>
  assignTitle(
    assignRoles(seeLines(lines)).map(({ role }, at) => ({ ...(lines[at] as Line), role })),
    pageTitle,
  );
