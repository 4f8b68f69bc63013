import { minifySync, type Plugin, transformWithOxc } from 'vite';
import { rawTextOf } from './rawText.ts';

/** Makes the bookmarklet's script. As a chunk of the page, it could run nowhere else. */
export function clipper(): Plugin {
  return {
    name: 'clipper',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/clipper\/clip\.ts\?raw$/ },
      async handler(module) {
        const { code } = await transformWithOxc(rawTextOf(module), 'clip.ts');
        // It leaves no names in the page where it runs, and the browser stays there.
        const script = minifySync('clip.js', `(()=>{${code.replace(/^export .*/m, '')}})()`).code;
        return { code: `export default ${JSON.stringify(script.trim())}`, map: null };
      },
    },
  };
}
