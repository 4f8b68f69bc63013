import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Makes a plugin that puts something else in one place of the built page.
 *
 * @param place what is there; the build ends with an error if it is not
 * @param change gives what to put there instead
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
