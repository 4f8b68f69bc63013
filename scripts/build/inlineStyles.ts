import { dirname } from 'node:path/posix';
import type { Plugin } from 'vite';

/** Puts the first style sheets into the page, so they need no request, and takes out the line breaks between its tags. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const page = html.replace(/\n\s*/g, '');
        return page.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href) => {
          const fileName = href.replace(/^\.?\//, '');
          const sheet = bundle[fileName];
          if (sheet?.type !== 'asset') return link;
          delete bundle[fileName];
          // Otherwise a later chunk would fetch the sheet of a chunk that it imports.
          for (const file of Object.values(bundle)) {
            if (file.type === 'chunk') file.viteMetadata?.importedCss.delete(fileName);
          }
          // Addresses that started at the sheet now start at the page.
          const styles = String(sheet.source)
            .trim()
            .replaceAll('url(./', `url(./${dirname(fileName)}/`);
          return `<style>${styles}</style>`;
        });
      },
    },
  };
}
