import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPage } from './support/browserPages';

/** A build takes seconds. */
const PATIENT = { timeout: 90_000 };

let outDir: string;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'saffron-build-'));
});

afterAll(() => rm(outDir, { recursive: true, force: true }));

describe.concurrent(
  'a build with a setting that cannot be right stops with one clear line',
  PATIENT,
  () => {
    test.for([
      {
        name: 'VITE_BRAND',
        value: '  ',
        line: "VITE_BRAND is blank: the kitchen needs an owner's name.",
      },
      {
        name: 'VITE_HF_PROVIDER',
        value: 'nobody',
        line: 'VITE_HF_PROVIDER is not a provider that the client knows: "nobody".',
      },
      {
        name: 'VITE_HF_MODEL',
        value: 'two words',
        line: 'VITE_HF_MODEL cannot be a model\'s name: "two words".',
      },
      {
        name: 'VITE_HF_ACCESS_TOKEN',
        value: 'hf_two parts',
        line: 'VITE_HF_ACCESS_TOKEN cannot be a token: it holds a blank or a character that no token has.',
      },
      {
        name: 'VITE_SITE_URL',
        value: 'kitchen.example',
        line: 'VITE_SITE_URL is not the http or https address of a page: "kitchen.example".',
      },
    ])('$name=$value', async ({ name, value, line }) => {
      const folder = join(outDir, name);
      const { exitCode, output } = await buildPage(folder, { [name]: value });

      expect(exitCode).toBe(1);
      expect(output.split('\n').filter((printed) => printed.includes('VITE_'))).toEqual([
        expect.stringContaining(line),
      ]);
      expect(output).not.toMatch(/^\s+at /m);
      expect(output).not.toContain('hf_two parts');
      await expect(readdir(folder)).rejects.toThrow('ENOENT');
    });
  },
);

describe.concurrent('a build tells who can read the token', PATIENT, () => {
  const warning =
    'VITE_HF_ACCESS_TOKEN becomes part of the page: anyone who opens it can read and use the token.';

  test('with a token it warns, and does not print the token', async () => {
    const folder = join(outDir, 'token');
    const { exitCode, output } = await buildPage(folder, { VITE_HF_ACCESS_TOKEN: 'hf_aToken' });

    expect(exitCode).toBe(0);
    expect(output).toContain(warning);
    expect(output).not.toContain('hf_aToken');
  });

  test('without a token it has nothing to warn of, and without an address no client to sign in with', async () => {
    const folder = join(outDir, 'sample');
    const { exitCode, output } = await buildPage(folder, {});

    expect(exitCode).toBe(0);
    expect(output).not.toContain('VITE_HF_ACCESS_TOKEN');
    expect(await readdir(folder)).not.toContain('oauth-client.json');
  });
});

describe.concurrent('a build that knows its address', PATIENT, () => {
  const VITE_SITE_URL = 'https://ada.github.io/kitchen';

  test('writes the client that the hub is to know it by, and tells who shows a link', async () => {
    const folder = join(outDir, 'site');
    const { exitCode } = await buildPage(folder, { VITE_SITE_URL, VITE_BRAND: 'A "B"' });

    expect(exitCode).toBe(0);
    expect(JSON.parse(await readFile(join(folder, 'oauth-client.json'), 'utf8'))).toEqual({
      client_id: 'https://ada.github.io/kitchen/oauth-client.json',
      client_name: 'A "B"\'s Kitchen',
      client_uri: 'https://ada.github.io/kitchen/',
      logo_uri: 'https://ada.github.io/kitchen/icon-512.png',
      redirect_uris: ['https://ada.github.io/kitchen/'],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope: 'openid profile inference-api',
    });
    expect(await readdir(folder)).toContain('icon-512.png');
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    expect(html.match(/<meta property="og:(?:url|image)"[^>]*>/g)).toEqual([
      '<meta property="og:url" content="https://ada.github.io/kitchen/" />',
      '<meta property="og:image" content="https://ada.github.io/kitchen/social-card.png" />',
    ]);
  });

  test('writes none where the host has registered one', async () => {
    const folder = join(outDir, 'registered');
    const settings = { VITE_SITE_URL, VITE_HF_OAUTH_CLIENT_ID: 'a-1' };
    const { exitCode } = await buildPage(folder, settings);

    expect(exitCode).toBe(0);
    expect(await readdir(folder)).not.toContain('oauth-client.json');
  });
});
