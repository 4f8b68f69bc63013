/** Writes the worker. Without it the page needs a network, and a cut page stays for a year. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import type { Settings } from '../../src/app/settings.ts';
import { hash } from './contentSecurityPolicy.ts';
import { TRANSLATIONS } from './languages.ts';

/** This file is beside the page. `src/browser/workerAddress.ts` names it too. */
const WORKER_FILE = 'worker.js';

/** Only a browser's dialog for installing shows these. */
const INSTALL_PICTURES = 'install/';

/** If the host wants no worker, writes one that removes itself and an earlier one. */
export function serviceWorker({ worksOffline }: Pick<Settings, 'worksOffline'>): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      // The last plugin sees the files as the host will serve them.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const html = await readFile(join(dir, 'index.html'), 'utf8');
        const [, script] = / src="\.\/(assets\/index-[^"]+)"/.exec(html) ?? [];
        if (!script) throw new Error('index.html starts no script.');
        const worker = worksOffline ? 'serviceWorker.ts' : 'removal.ts';
        const code = await compileWorker(
          join(this.environment.config.root, 'src/offline/worker'),
          worker,
        );
        const all = await hashFiles(dir);
        const version = hash(code + JSON.stringify(all)).slice(7, 17);
        const build = { version, script, ...partFiles(all, bundle) };
        await writeFile(
          join(dir, WORKER_FILE),
          worksOffline ? `const BUILD=${JSON.stringify(build)};${code}` : code,
        );
      },
    },
  };
}

/** The words or the sample dishes of a language, or what makes a language of them. */
const WORDS = /\/src\/(?:words\/(?!en\/)|models\/sampleKitchen\/dishes\/(?!en\/))(?:(\w+)\/)?/;

/** What only a list or a recipe needs. A sample dish asks `asked` for unfit foods, also without a network. */
const LATER = /\/src\/foods\/languages\/(?!asked\/)./;

type Hashes = Record<string, string>;

/** Sorts the files of a build: what each page needs, and what only some visitors need. */
function partFiles(hashes: Hashes, bundle: Rolldown.OutputBundle) {
  const all = Object.entries(hashes);
  const isLater = (path: string) => {
    const file = bundle[path];
    return file?.type === 'chunk' && LATER.test(file.facadeModuleId ?? '');
  };
  const files = all.filter(([path]) => !isLater(path) && !path.endsWith('index.html'));
  const folders = ['', ...TRANSLATIONS.map((code) => `${code}/`)];
  const pages = folders.map((folder) => [
    folder,
    {
      hash: hashes[`${folder}index.html`],
      files: Object.fromEntries(files.filter(([path]) => foldersOf(path, bundle).includes(folder))),
    },
  ]);
  return {
    pages: Object.fromEntries(pages),
    later: Object.fromEntries(all.filter(([path]) => isLater(path))),
  };
}

/** The pages that need a file which English does not need; the English page for all others. */
function foldersOf(path: string, bundle: Rolldown.OutputBundle): string[] {
  const file = bundle[path];
  const modules = file?.type === 'chunk' ? file.moduleIds : [];
  const isWords = modules.length > 0 && modules.every((id) => WORDS.test(id));
  const folders = TRANSLATIONS.filter((code) =>
    isWords
      ? modules.every((id) => [code, ''].includes(WORDS.exec(id)?.[1] ?? ''))
      : path.startsWith(`${code}/`),
  );
  return folders.length > 0 ? folders.map((code) => `${code}/`) : [''];
}

/** Makes one small script of a worker and of the start that all workers share. */
export async function compileWorker(
  folder: string,
  file: 'serviceWorker.ts' | 'removal.ts',
): Promise<string> {
  const texts = await Promise.all(
    ['workerBase.ts', file].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const { code } = await transformWithOxc(texts.join('\n'), 'worker.ts');
  return minifySync(WORKER_FILE, code).code;
}

/** The files that the worker knows, in a fixed order. */
async function hashFiles(folder: string): Promise<Hashes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    // Hosts do not serve names that begin with a dot.
    .filter((path) => !/^(?:\.|worker\.js$)/.test(path))
    .filter((path) => !path.startsWith(INSTALL_PICTURES));
  const hashes = paths
    .sort()
    .map(async (path) => [path, hash(await readFile(join(folder, path)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}
