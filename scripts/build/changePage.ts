import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Makes a plugin that replaces one text in the built page.
 *
 * @param place the text; the build ends with an error if the page lacks it
 * @param change gives the new text
 */
export function changePage(
  name: string,
  place: string,
  change: (html: string, config: ResolvedConfig) => string | Promise<string>,
): Plugin {
  let config: ResolvedConfig;

  return {
    name,
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place)) this.error(`index.html has no ${place}.`);
        const changed = await change(html, config);
        return html.replace(place, () => changed);
      },
    },
  };
}
