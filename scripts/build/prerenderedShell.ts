import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import { changePage } from './changePage.ts';

const PLACE = '<div id="root"></div>';

/** Renders the first screen into the page at build time, so that it is painted before the script. */
export const prerenderedShell = () =>
  changePage('prerendered-shell', PLACE, async (_, config) => {
    const shell = await renderShell(config);
    return PLACE.replace('><', () => `>${shell}<`);
  });

/** Builds `src/app/prerender.tsx` for Node with the page's own settings, and runs it. */
async function renderShell({
  root,
  mode,
  cacheDir,
  define,
  resolve,
}: ResolvedConfig): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode,
    envDir: false,
    define: define ?? {},
    logLevel: 'silent',
    plugins: [react()],
    resolve: { alias: resolve.alias },
    build: { ssr: 'src/app/prerender.tsx', write: false },
  });
  const { output } = result as Rolldown.RolldownOutput;

  // A folder below the project's packages, where the built code finds React.
  const folder = await mkdtemp(join(cacheDir, '..', '.prerender-'));
  try {
    await Promise.all(
      output.map((file) =>
        writeFile(
          join(folder, file.fileName.replaceAll('/', '-')),
          file.type === 'chunk' ? file.code : file.source,
        ),
      ),
    );
    const [entry] = output;
    const { prerender } = await import(pathToFileURL(join(folder, entry.fileName)).href);
    return prerender();
  } finally {
    await rm(folder, { recursive: true });
  }
}
