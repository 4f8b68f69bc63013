import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type BuildResult, buildPage } from './support/browserPages';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'saffron-build-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

it('a build stops with one line at a setting that cannot be right, and never prints a token', async () => {
  const folder = join(parent, 'refused');
  const { exitCode, output } = await buildPage(folder, { VITE_HF_ACCESS_TOKEN: 'hf_two parts' });

  expect(exitCode).toBe(1);
  expect(output.split('\n').filter((line) => line.includes('VITE_'))).toEqual([
    expect.stringContaining(
      'VITE_HF_ACCESS_TOKEN cannot be a token: it holds a blank or a character that no token has.',
    ),
  ]);
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain('hf_two parts');
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
}, 60_000);

describe('a build with a token and an address', () => {
  let folder: string;
  let result: BuildResult;
  beforeAll(async () => {
    folder = join(parent, 'page');
    const settings = {
      VITE_HF_ACCESS_TOKEN: 'hf_standInTokenOfTheTests',
      VITE_SITE_URL: 'https://ada.github.io/kitchen',
      VITE_BRAND: 'A "B"',
      // In this mode a file could set them.
      VITE_INFERENCE_ENDPOINT: '',
      VITE_HF_OAUTH_CLIENT_ID: '',
    };
    result = await buildPage(folder, settings, 'inspect');
  }, 90_000);

  test('with a token warns that everybody can read it, and does not print it', () => {
    expect(result.exitCode, result.output).toBe(0);
    expect(result.output).toContain(
      'VITE_HF_ACCESS_TOKEN becomes part of the page: anyone who opens it can read and use the token.',
    );
    expect(result.output).not.toContain('hf_standInTokenOfTheTests');
  });

  it('writes an OAuth client with its picture, and the address into what others link to', async () => {
    const client = JSON.parse(await readFile(join(folder, 'oauth-client.json'), 'utf8'));
    expect(client).toMatchObject({ client_uri: 'https://ada.github.io/kitchen/' });
    expect(await readdir(folder)).toContain('icon-512.png');
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    expect(html.match(/<meta property="og:(?:url|image)"[^>]*>/g)).toEqual([
      '<meta property="og:url" content="https://ada.github.io/kitchen/" />',
      '<meta property="og:image" content="https://ada.github.io/kitchen/social-card.png" />',
    ]);
  });

  /** Words of the inspector's library, and of our code around it. */
  const MARKS = [
    'xstateinspector',
    '@statelyai.connected',
    'stately.ai/inspect',
    'Open inspector',
    'Download the event log',
  ];

  /** The marks that are found in the files below some folders. */
  async function marksIn(...folders: string[]): Promise<string[]> {
    const texts = folders.map(async (place) => {
      const entries = await readdir(place, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
    });
    const all = (await Promise.all(texts)).flat();
    return MARKS.filter((mark) => all.some((text) => text.includes(mark)));
  }

  it("holds nothing of the developer's tools, even in their mode", async () => {
    expect(await marksIn('src/devtools', 'node_modules/@statelyai/inspect/dist')).toEqual(MARKS);
    expect(await marksIn(folder)).toEqual([]);
  });
});
