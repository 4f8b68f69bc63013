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
        // The page where it runs gets no names of it, and stays.
        const script = minifySync('clip.js', `(()=>{${code.replace(/^export .*/m, '')}})()`).code;
        return { code: `export default ${JSON.stringify(script.trim())}`, map: null };
      },
    },
  };
}
