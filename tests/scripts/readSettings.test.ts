import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings, SETTING_NAMES } from '../../scripts/settings/readSettings';

const TOKEN = 'hf_standInTokenOfTheTests';
const PROVIDERS = ['together', 'auto'];

it('a build without settings gives sample recipes, with the default model, provider and brand', () => {
  expect(readSettings({}, PROVIDERS)).toEqual({
    accessToken: undefined,
    model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
    provider: 'together',
    endpoint: undefined,
    brand: 'Saffron',
    clientId: undefined,
    siteUrl: undefined,
    legalUrl: undefined,
    worksOffline: true,
  });
});

it('a build takes the settings of its host', () => {
  expect(
    readSettings(
      {
        VITE_HF_ACCESS_TOKEN: TOKEN,
        VITE_HF_MODEL: 'some/model',
        VITE_HF_PROVIDER: 'auto',
        VITE_BRAND: ' Basil ',
      },
      PROVIDERS,
    ),
  ).toMatchObject({ accessToken: TOKEN, model: 'some/model', provider: 'auto', brand: 'Basil' });
});

it.each(['https://example.com/v1', 'http://127.0.0.1:8000'])(
  'a build takes the endpoint %s',
  (endpoint) => {
    expect(readSettings({ VITE_INFERENCE_ENDPOINT: endpoint }, PROVIDERS).endpoint).toBe(endpoint);
  },
);

it.each([
  ['https://ada.github.io/kitchen', 'https://ada.github.io/kitchen/'],
  ['https://ada.github.io/kitchen/', 'https://ada.github.io/kitchen/'],
  ['https://kitchen.example', 'https://kitchen.example/'],
  ['https://kitchen.example/a/index.html', 'https://kitchen.example/a/'],
  ['HTTP://Localhost:4173', 'http://localhost:4173/'],
])('a build takes the page’s address %s as %s', (address, siteUrl) => {
  expect(readSettings({ VITE_SITE_URL: address }, PROVIDERS).siteUrl).toBe(siteUrl);
});

it.each([
  [{}, undefined],
  [{ VITE_HF_OAUTH_CLIENT_ID: 'a-1' }, 'a-1'],
  [{ VITE_SITE_URL: 'https://a.example/b' }, 'https://a.example/b/oauth-client.json'],
  [{ VITE_SITE_URL: 'https://a.example', VITE_HF_OAUTH_CLIENT_ID: 'a-1' }, 'a-1'],
  [{ VITE_SITE_URL: 'http://a.example' }, undefined],
])('lets visitors sign in with %j by the client id %s', (env, clientId) => {
  expect(readSettings(env, PROVIDERS).clientId).toBe(clientId);
});

it.each([
  'https://a.example/legal',
  'http://a.example',
  '/imprint',
  'legal.html',
  './a?b#c',
  '#top',
])('a build takes the legal notice %s', (legalUrl) => {
  expect(readSettings({ VITE_LEGAL_URL: legalUrl }, PROVIDERS).legalUrl).toBe(legalUrl);
});

it.each([
  [undefined, true],
  ['on', true],
  ['off', false],
])('with VITE_OFFLINE=%s the page works without a network: %s', (offline, worksOffline) => {
  expect(readSettings({ VITE_OFFLINE: offline }, PROVIDERS)).toMatchObject({ worksOffline });
});

it.each(SETTING_NAMES)('an empty %s counts as unset', (name) => {
  expect(readSettings({ [name]: '' }, PROVIDERS)).toEqual(readSettings({}, PROVIDERS));
});

describe('a build refuses a wrong value and names its setting', () => {
  it.each([
    ['VITE_OFFLINE', 'yes'],
    ['VITE_HF_ACCESS_TOKEN', ' '],
    ['VITE_HF_ACCESS_TOKEN', 'hf_abc'],
    ['VITE_HF_ACCESS_TOKEN', `${TOKEN}"x`],
    ['VITE_HF_ACCESS_TOKEN', 'hf_\u00e4bc'],
    ['VITE_HF_MODEL', 'some model'],
    ['VITE_HF_VISION_MODEL', 'two words'],
    ['VITE_HF_VISION_MODEL', 'hf_aTokenInTheWrongPlace00000'],
    ['VITE_HF_PROVIDER', 'nobody'],
    ['VITE_INFERENCE_ENDPOINT', 'ftp://example.com'],
    ['VITE_INFERENCE_ENDPOINT', 'https://'],
    ['VITE_INFERENCE_ENDPOINT', 'https://ada:secret@example.com'],
    ['VITE_INFERENCE_ENDPOINT', 'https://example.com/v1?key=secret'],
    ['VITE_INFERENCE_ENDPOINT', 'https://example.com/v1?'],
    ['VITE_HF_OAUTH_CLIENT_ID', 'a\n'],
    ['VITE_SITE_URL', 'https:kitchen'],
    ['VITE_SITE_URL', 'https://'],
    ['VITE_SITE_URL', 'ftp://kitchen.example'],
    ['VITE_SITE_URL', 'https://kitchen.example/?'],
    ['VITE_SITE_URL', 'https://kitchen.example/#'],
    ['VITE_SITE_URL', 'https://me:secret@kitchen.example'],
    ['VITE_LEGAL_URL', 'javascript:alert(1)'],
    ['VITE_LEGAL_URL', 'JavaScript:alert(1)'],
    ['VITE_LEGAL_URL', 'mailto:a@b.example'],
    ['VITE_LEGAL_URL', 'https:legal'],
    ['VITE_LEGAL_URL', 'http://'],
    ['VITE_LEGAL_URL', '//a.example'],
    ['VITE_LEGAL_URL', '/\\a.example'],
    ['VITE_LEGAL_URL', 'java\nscript:alert(1)'],
    ['VITE_LEGAL_URL', 'two words'],
    ['VITE_BRAND', '  '],
    ['VITE_BRAND', 'Saf\nfron'],
    ['VITE_BRAND', 'Saf\u2028fron'],
    ['VITE_BRAND', 'x'.repeat(41)],
  ])('%s=%j', (name, value) => {
    expect(() => readSettings({ [name]: value }, PROVIDERS)).toThrow(new RegExp(`^${name} .*\\.$`));
  });

  it.each([
    ['VITE_HF_PROVIDER', 'auto'],
    ['VITE_HF_MODEL', 'a/b:novita'],
    ['VITE_HF_VISION_MODEL', 'a/b:novita'],
  ])('such as %s=%s with the key of one provider', (name, value) => {
    const env = { VITE_HF_ACCESS_TOKEN: 'key', [name]: value };
    expect(() => readSettings(env, PROVIDERS)).toThrow(new RegExp(`^${name} .*\\.$`));
  });

  it('such as an endpoint beside a token, which would be sent there', () => {
    const env = { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_INFERENCE_ENDPOINT: 'https://example.com' };
    expect(() => readSettings(env, PROVIDERS)).toThrow(/^VITE_INFERENCE_ENDPOINT .*\.$/);
  });

  it('such as an address for the name of the endpoint’s model', () => {
    const env = {
      VITE_INFERENCE_ENDPOINT: 'https://a.example',
      VITE_HF_MODEL: 'https://b.example',
    };
    expect(() => readSettings(env, PROVIDERS)).toThrow(/^VITE_HF_MODEL .*\.$/);
  });

  it('without repeating a secret from the wrong setting', () => {
    const secret = 'hf_secret0000000000000000';
    for (const name of ['VITE_HF_MODEL', 'VITE_INFERENCE_ENDPOINT']) {
      const value = name === 'VITE_HF_MODEL' ? secret : `https://ada:${secret}@a.example`;
      expect(() => readSettings({ [name]: value }, PROVIDERS)).toThrow(/^VITE_(?!.*secret)/);
    }
  });

  it('without repeating the token', () => {
    expect(() => readSettings({ VITE_HF_ACCESS_TOKEN: 'hf_secret secret' }, PROVIDERS)).toThrow(
      /^(?!.*secret)/,
    );
  });
});

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const WORKFLOW = read('.github/workflows/pages.yml');

it.each([
  ['README.md', /^\| `(VITE_\w+)` \|/gm],
  ['.env.example', /^# (VITE_\w+)=/gm],
  ['.github/workflows/pages.yml', /^ +(VITE_\w+): /gm],
])('%s has every setting', (file, line) => {
  const names = [...read(file).matchAll(line)].map(([, name]) => name);
  expect(names.sort()).toEqual([...SETTING_NAMES].sort());
});

// The workflow runs on Linux alone, and Windows has no shell for it.
it.skipIf(process.platform === 'win32')(
  'the Pages workflow uses a token only when it is told to, and fails if there is none',
  () => {
    expect(WORKFLOW).toMatch(
      /VITE_HF_ACCESS_TOKEN: \$\{\{ inputs\.use-token && secrets\.VITE_HF_ACCESS_TOKEN \|\| '' \}\}/,
    );
    const [, script = ''] =
      WORKFLOW.match(/- if: inputs\.use-token\n +run: \|\n((?: {10}.*\n)+)/) ?? [];
    const run = (token: string) =>
      spawnSync('bash', ['-ec', script], {
        env: { VITE_HF_ACCESS_TOKEN: token },
        encoding: 'utf8',
      });
    expect(run('hf_x')).toMatchObject({ status: 0, stdout: '' });
    expect(run('')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^::error::The secret VITE_HF_ACCESS_TOKEN is not set/),
    });
  },
);

it.skipIf(process.platform === 'win32')(
  'the workflow of a release refuses a token and any other setting, and does not print it',
  { tags: 'rare' },
  () => {
    const [release = ''] = WORKFLOW.match(/^ {2}release:\n[\s\S]*?(?=^ {2}\w)/m) ?? [];
    expect(release).not.toMatch(/VITE_|secrets\.|vars\./);
    const [, script = ''] = release.match(/settings\n +run: \|\n((?: {10}.*\n)+)/) ?? [];
    const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
    // Vite itself would take seconds to start.
    const folder = mkdtempSync(join(tmpdir(), 'saffron-release-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'node_modules/vite'), { recursive: true });
    writeFileSync(
      join(folder, 'node_modules/vite/package.json'),
      '{"type":"module","exports":"./index.js"}',
    );
    const code = 'export const loadEnv = () => JSON.parse(process.env.SETTINGS);';
    writeFileSync(join(folder, 'node_modules/vite/index.js'), code);
    const run = (env: Record<string, string>) =>
      spawnSync('bash', ['-ec', script], {
        cwd: folder,
        env: { PATH: process.env.PATH ?? '', SETTINGS: JSON.stringify({ ...unset, ...env }) },
        encoding: 'utf8',
      });
    expect(run({})).toMatchObject({ status: 0, stdout: '' });
    expect(run({ VITE_HF_ACCESS_TOKEN: 'hf_x', VITE_BRAND: 'Ann' })).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/ unset VITE_BRAND, VITE_HF_ACCESS_TOKEN\.\n$/),
    });
  },
);
