import { dirname } from 'node:path/posix';
import type { Plugin } from 'vite';

/** Puts the style sheets that the page starts with into the page: they need no trip of their own. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href) => {
          const fileName = href.replace(/^\.?\//, '');
          const sheet = bundle[fileName];
          if (sheet?.type !== 'asset') return link;
          delete bundle[fileName];
          // Otherwise a later chunk would fetch the sheet of the chunk that it imports from.
          for (const file of Object.values(bundle)) {
            if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(fileName);
          }
          // What was beside the sheet is now seen from the page.
          const styles = String(sheet.source)
            .trim()
            .replaceAll('url(./', `url(./${dirname(fileName)}/`);
          return `<style>${styles}</style>`;
        });
      },
    },
  };
}
