import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { minifySync, type Plugin, type ResolvedConfig, transformWithOxc } from 'vite';
import type { Settings } from '../../src/app/settings.ts';
import { WORDS_FILES } from './languagePages.ts';

/** The worker's file, beside the page. `src/browser/workerAddress.ts` names it too. */
const WORKER_FILE = 'worker.js';

/** Files that only a browser's dialog for installing shows. */
const INSTALL_PICTURES = 'install/';

/** With what the names of chunks begin that hold the foods of a language. The worker stores them once they were fetched. */
export const LANGUAGE_FILES = 'language-';

/**
 * Writes the service worker beside the page, with a list of all files of the build in it. If the host
 * wants no worker, writes one that removes itself, for browsers that have an earlier one.
 */
export function serviceWorker({ worksOffline }: Pick<Settings, 'worksOffline'>): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      // As the last plugin, it sees the files as the host will serve them.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const html = await readFile(join(dir, 'index.html'), 'utf8');
        const [, script] = / src="\.\/(assets\/index-[^"]+)"/.exec(html) ?? [];
        if (!script) throw new Error('index.html starts no script.');
        const worker = worksOffline ? 'serviceWorker.ts' : 'removal.ts';
        const code = await compileWorker(join(config.root, 'src/offline/worker'), worker);
        const all = await hashFiles(dir);
        const { pages, later } = partFiles(all);
        const version = hash(code, JSON.stringify(all)).slice(7, 17);
        const build = { version, script, pages, later };
        await writeFile(
          join(dir, WORKER_FILE),
          worksOffline ? `const BUILD=${JSON.stringify(build)};${code}` : code,
        );
      },
    },
  };
}

type Hashes = Record<string, string>;

/** Parts the files of a build: what each page needs, English or in another language, and what only some visitors need. */
function partFiles(hashes: Hashes) {
  const all = Object.entries(hashes);
  const folders = all.flatMap(([path]) => /^(.*)index\.html$/.exec(path)?.[1] ?? []);
  const isLater = (path: string) => path.startsWith(`assets/${LANGUAGE_FILES}`);
  const isOf = (folder: string, path: string) =>
    path.startsWith(folder) ||
    [folder.slice(0, -1), 'all'].some((code) => path.startsWith(`assets/${WORDS_FILES}${code}-`));
  const isOwn = (path: string, folder: string) =>
    folder ? isOf(folder, path) : !folders.some((other) => other && isOf(other, path));
  const files = all.filter(([path]) => !isLater(path) && !path.endsWith('index.html'));
  const pages = folders.map((folder) => [
    folder,
    {
      hash: hashes[`${folder}index.html`],
      files: Object.fromEntries(files.filter(([path]) => isOwn(path, folder))),
    },
  ]);
  return {
    pages: Object.fromEntries(pages),
    later: Object.fromEntries(all.filter(([path]) => isLater(path))),
  };
}

/** Joins a worker with the start that all workers share, and makes one small script of it. */
export async function compileWorker(
  folder: string,
  file: 'serviceWorker.ts' | 'removal.ts',
): Promise<string> {
  const files = ['workerBase.ts', ...(file === 'serviceWorker.ts' ? ['storing.ts'] : []), file];
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const { code } = await transformWithOxc(texts.join('\n'), 'worker.ts');
  return minifySync(WORKER_FILE, code).code;
}

/** Hashes the files that the worker knows, in a fixed order. */
async function hashFiles(folder: string): Promise<Hashes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(folder, sep).length).split(sep).join(posix.sep),
    )
    // Hosts do not serve names that begin with a dot.
    .filter((path) => !/^(?:\.|worker\.js$)/.test(path))
    .filter((path) => !path.startsWith(INSTALL_PICTURES));
  const hashes = paths
    .sort()
    .map(async (path) => [path, hash(await readFile(join(folder, path)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

/** A hash in the form that `integrity` takes. */
function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return `sha256-${sum.digest('base64')}`;
}
