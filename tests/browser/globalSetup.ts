import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage, type HostSettings } from '../support/browserPages';
import { findBrowser } from '../support/browserPath';

/** The token of the page that the tests build. It looks like one, and is none. */
export const TEST_TOKEN = 'hf_testTokenOfTheBrowserTests0000000000';

/** Where the page that is built for a server of the host's own asks for recipes. */
export const ENDPOINT = 'https://models.example/v1';

/** By whom visitors of the pages that the tests build can sign in. */
export const TEST_CLIENT_ID = 'client-of-the-browser-tests';

/** The variable that tells the workers where the built pages are. */
export const PAGES_VARIABLE = 'SAFFRON_TEST_PAGES';

/** Builds the pages once for all workers: with a token, without, and for a server of the host's own. */
export default async function globalSetup() {
  if (!findBrowser())
    throw new Error('No Chromium or Chrome: run `npx tsx scripts/ensureBrowser.ts`.');

  const cache = fileURLToPath(new URL('../../node_modules/.cache/saffron/', import.meta.url));
  await mkdir(cache, { recursive: true });
  // A folder of its own, so that two runs at a time do not take each other's pages away.
  const pages = await mkdtemp(join(cache, 'pages-'));
  await Promise.all([
    build(join(pages, 'token'), {
      VITE_HF_ACCESS_TOKEN: TEST_TOKEN,
      VITE_HF_OAUTH_CLIENT_ID: TEST_CLIENT_ID,
    }),
    build(join(pages, 'sample'), { VITE_HF_OAUTH_CLIENT_ID: TEST_CLIENT_ID }),
    build(join(pages, 'endpoint'), {
      VITE_INFERENCE_ENDPOINT: ENDPOINT,
      VITE_LEGAL_URL: './legal.html',
    }),
  ]);
  process.env[PAGES_VARIABLE] = pages;

  return () => rm(pages, { recursive: true, force: true });
}

async function build(outDir: string, settings: HostSettings) {
  const { exitCode, output } = await buildPage(outDir, settings);
  if (exitCode !== 0) throw new Error(`The page could not be built.\n${output}`);
}
