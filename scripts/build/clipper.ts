import { minifySync, type Plugin, transformWithOxc } from 'vite';

/** Makes the bookmarklet's script. As a chunk of the page, it could run nowhere else. */
export function clipper(): Plugin {
  return {
    name: 'clipper',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/clipper\/clip\.ts\?raw$/ },
      async handler(module) {
        const source = JSON.parse(module.slice(module.indexOf('"'), module.lastIndexOf('"') + 1));
        const { code } = await transformWithOxc(source, 'clip.ts');
        // The page where it runs gets no names of it, and stays.
        const script = minifySync('clip.js', `(()=>{${code.replace(/^export .*/m, '')}})()`).code;
        return { code: `export default ${JSON.stringify(script.trim())}`, map: null };
      },
    },
  };
}
