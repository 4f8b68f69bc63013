import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage, type HostSettings } from '../support/browserPages';
import { findBrowser } from '../support/browserPath';
import { isFull } from '../support/sample';

/** Made up, in the form of a real token. The tests build a page with it. */
export const TEST_TOKEN = 'hf_testTokenOfTheBrowserTests0000000000';

/** It looks at photos with the host's token. */
export const VISION_MODEL = 'Qwen/Qwen2.5-VL-7B-Instruct';

export const ENDPOINT = 'https://models.example/v1';

export const LANGUAGES = process.env.LONG ? ['de', 'es', 'fr'] : ['de'];

const SIGN_IN = { VITE_HF_OAUTH_CLIENT_ID: 'client-of-the-browser-tests' };

const PAGES = {
  token: {
    VITE_HF_ACCESS_TOKEN: TEST_TOKEN,
    VITE_HF_VISION_MODEL: VISION_MODEL,
    ...SIGN_IN,
  },
  sample: SIGN_IN,
  ...((process.env.LONG || isFull) && {
    endpoint: { VITE_INFERENCE_ENDPOINT: ENDPOINT, VITE_LEGAL_URL: './legal.html' },
  }),
  // Only a full run needs the next version of the page, and one without a worker.
  ...(isFull && {
    renamed: { ...SIGN_IN, VITE_BRAND: 'Basil' },
    withoutWorker: { ...SIGN_IN, VITE_OFFLINE: 'off' },
  }),
} satisfies Record<string, HostSettings>;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

const FOLDER_VARIABLE = 'SAFFRON_TEST_PAGES';

export function builtPages(): string {
  return process.env[FOLDER_VARIABLE] ?? '';
}

export function firstWordsOf(folder: string, code: string): string {
  const html = readFileSync(join(folder, code, 'index.html'), 'utf8');
  const [, file = ''] = /data-words="\.\/([^"]+)"/.exec(html) ?? [];
  return `/assets/${file}`;
}

export default async function globalSetup() {
  if (!findBrowser())
    throw new Error('No Chromium or Chrome: run `npx tsx scripts/ensureBrowser.ts`.');

  const cache = fileURLToPath(new URL('../../node_modules/.cache/saffron/', import.meta.url));
  await mkdir(cache, { recursive: true });
  // Two runs at a time need a folder each.
  const folder = await mkdtemp(join(cache, 'pages-'));
  const build = async (name: PageName) => {
    const { exitCode, output } = await buildPage(join(folder, name), PAGES[name] ?? {});
    if (exitCode !== 0) throw new Error(`The page could not be built.\n${output}`);
  };
  const [first, ...others] = PAGE_NAMES;
  // The others find most of its scripts compressed.
  if (first) await build(first);
  await Promise.all(others.map(build));
  process.env[FOLDER_VARIABLE] = folder;

  return () => rm(folder, { recursive: true, force: true });
}
