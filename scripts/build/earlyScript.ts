import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';

const PLACE = '</body>';

/**
 * Puts a small script into the page itself, for the time until the page's own is there.
 *
 * @param entry its module
 */
export function earlyScript(entry: string): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'early-script',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(PLACE)) this.error(`index.html has no ${PLACE} to put a script before.`);
        const script = await buildScript(entry, config);
        return html.replace(PLACE, () => `<script>${script}</script>${PLACE}`);
      },
    },
  };
}

/** Builds the module to one line, with the page's own settings. */
async function buildScript(entry: string, { root, build: { target } }: ResolvedConfig) {
  const result = await build({
    configFile: false,
    root,
    envDir: false,
    logLevel: 'silent',
    build: { target, write: false, lib: { entry, formats: ['iife'], name: 'early' } },
  });
  const [{ output }] = result as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
