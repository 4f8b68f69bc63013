import type { Plugin } from 'vite';
import { joinRows } from '../../src/foods/rows.ts';
import { rawTextOf } from './rawText.ts';

/** Where a row's facts are from, at its end. */
const SOURCE = / \/\/ .*/g;

/** Takes out of the tables what only their writers need: 1.2 kB of line breaks and blanks within rows, and sources. */
export function joinTableRows(): Plugin {
  return {
    name: 'join-table-rows',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/(?:foods|amounts)\/.*\.txt\?raw$/ },
      handler(code) {
        const rows = joinRows(rawTextOf(code))
          .replace(SOURCE, '')
          .replace(/\n{2,}/g, '\n');
        return { code: `export default ${JSON.stringify(rows)}`, map: null };
      },
    },
  };
}
