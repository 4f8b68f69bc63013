import { join } from 'node:path';
import { buildScript } from './buildScript.ts';
import { changePage } from './changePage.ts';

const PLACE = '</body>';

/**
 * Puts a small script into the page itself, for the time until the page's own is there.
 *
 * @param entry its module
 */
export const earlyScript = (entry: string) =>
  changePage('early-script', PLACE, async (_, { root, build: { target } }) => {
    const script = await buildScript(join(root, entry), target);
    return `<script>${script}</script>${PLACE}`;
  });
