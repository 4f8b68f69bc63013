import type { Plugin } from 'vite';

/**
 * Lets modules import the names of their classes one by one, not as an object. Then the bundler writes
 * each name where it is used, and leaves out the rest.
 */
export function namedStyles(): Plugin {
  return {
    name: 'named-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      handler: (code) =>
        code.replace(/^import (\w+) from ('[^']+\.module\.css';)$/gm, 'import * as $1 from $2'),
    },
  };
}
