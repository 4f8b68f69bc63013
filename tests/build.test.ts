import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPage, type HostSettings } from './support/browserPages';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'saffron-build-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

async function build(settings: HostSettings) {
  const folder = join(parent, `${Object.keys(settings).join('-') || 'none'}`);
  return { folder, ...(await buildPage(folder, settings)) };
}

describe.concurrent('a build', { timeout: 90_000 }, () => {
  test('stops with one line at a setting that cannot be right, and never prints a token', async () => {
    const { folder, exitCode, output } = await build({ VITE_HF_ACCESS_TOKEN: 'hf_two parts' });

    expect(exitCode).toBe(1);
    expect(output.split('\n').filter((line) => line.includes('VITE_'))).toEqual([
      expect.stringContaining(
        'VITE_HF_ACCESS_TOKEN cannot be a token: it holds a blank or a character that no token has.',
      ),
    ]);
    expect(output).not.toMatch(/^\s+at /m);
    expect(output).not.toContain('hf_two parts');
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  test('with a token warns that everybody can read it, and does not print it', async () => {
    const { exitCode, output } = await build({ VITE_HF_ACCESS_TOKEN: 'hf_standInTokenOfTheTests' });

    expect(exitCode).toBe(0);
    expect(output).toContain(
      'VITE_HF_ACCESS_TOKEN becomes part of the page: anyone who opens it can read and use the token.',
    );
    expect(output).not.toContain('hf_standInTokenOfTheTests');
  });

  test('without a token warns of nothing, and without an address writes no OAuth client', async () => {
    const { folder, exitCode, output } = await build({});

    expect(exitCode).toBe(0);
    expect(output).not.toContain('VITE_HF_ACCESS_TOKEN');
    expect(await readdir(folder)).not.toContain('oauth-client.json');
  });

  test('with its address writes an OAuth client, and the address into what others link to', async () => {
    const VITE_SITE_URL = 'https://ada.github.io/kitchen';
    const { folder, exitCode } = await build({ VITE_SITE_URL, VITE_BRAND: 'A "B"' });

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

  test('writes no OAuth client if the host has registered one', async () => {
    const { folder, exitCode } = await build({
      VITE_SITE_URL: 'https://ada.github.io/kitchen',
      VITE_HF_OAUTH_CLIENT_ID: 'a-1',
    });

    expect(exitCode).toBe(0);
    expect(await readdir(folder)).not.toContain('oauth-client.json');
  });
});
