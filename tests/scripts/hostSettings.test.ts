import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { checkSettings, hostSettings } from '../../scripts/build/hostSettings';
import { hostsOf, originsOf } from '../../scripts/build/hostsOf';
import { makeManifest } from '../../scripts/build/manifest';
import { signInClient } from '../../scripts/build/signInClient';
import { type Environment, readSettings } from '../../scripts/settings/readSettings';

function transform(env: Environment, html: string): string {
  const plugin = hostSettings(readSettings(env, ['together']));
  return (plugin.transformIndexHtml as (html: string) => string)(html);
}

it.each([
  ['A$$AP', 'A$$AP'],
  ['$&Q', '$&#38;Q'],
  [`<b> "o'hara"`, '&#60;b&#62; &#34;o&#39;hara&#34;'],
])('index.html gets the brand %s to the letter', (brand, written) => {
  expect(transform({ VITE_BRAND: brand }, '<title>%BRAND%</title><meta content="%BRAND%">')).toBe(
    `<title>${written}</title><meta content="${written}">`,
  );
});

it('index.html gets the whole address of its picture if the host sets one', () => {
  const shell = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const tags = (env: Environment) =>
    transform(env, shell).match(/<meta property="og:(?:url|image)"[^>]*>/g);
  expect(tags({})).toEqual(['<meta property="og:image" content="/social-card.png" />']);
  expect(tags({ VITE_SITE_URL: 'https://a.example/b&c$1' })).toEqual([
    '<meta property="og:url" content="https://a.example/b&#38;c$1/" />',
    '<meta property="og:image" content="https://a.example/b&#38;c$1/social-card.png" />',
  ]);
});

it.each([
  ['VITE_HF_ACCES_TOKEN', 'VITE_HF_ACCESS_TOKEN'],
  ['VITE_HF_TOKEN', 'VITE_HF_ACCESS_TOKEN'],
  ['VITE_TOKEN', 'VITE_HF_ACCESS_TOKEN'],
  ['VITE_HF_MODELL', 'VITE_HF_MODEL'],
  ['VITE_INFERENCE_URL', 'VITE_INFERENCE_ENDPOINT'],
  ['VITE_BRANDS', 'VITE_BRAND'],
  ['VITE_LEAGL_URL', 'VITE_LEGAL_URL'],
])('%s stops the build, which names %s', (name, meant) => {
  expect(() => checkSettings({ [name]: 'secret' })).toThrow(
    `${name} is not a setting of this page. Did you mean ${meant}?`,
  );
});

it('the names of other tools stop no build', () => {
  const env = {
    VITE_USER_NODE_ENV: 'x',
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    VITE_PORT: '1',
    VITE_CI: '1',
  };
  expect(checkSettings(env).brand).toBe('Saffron');
});

const HUB = 'https://huggingface.co';
const ROUTER = 'https://router.huggingface.co';
const TOKEN = 'hf_standInTokenOfTheTests';
const ENDPOINT = 'https://models.example:8443';

const hostsWith = (env: Record<string, string>) => hostsOf(checkSettings(env));

it.each<[string, Record<string, string>, string[]]>([
  ['nothing set', {}, []],
  ['a token of the hub', { VITE_HF_ACCESS_TOKEN: TOKEN }, [HUB, ROUTER]],
  ['the provider auto', { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_PROVIDER: 'auto' }, [ROUTER]],
  ["the provider's own key", { VITE_HF_ACCESS_TOKEN: 'key' }, [HUB, 'https://api.together.xyz']],
  [
    "another provider's own key",
    { VITE_HF_ACCESS_TOKEN: 'key', VITE_HF_PROVIDER: 'groq' },
    [HUB, 'https://api.groq.com'],
  ],
  ['an endpoint', { VITE_INFERENCE_ENDPOINT: `${ENDPOINT}/v1` }, [ENDPOINT]],
])('a page with %s needs exactly its hosts', async (_, env, hosts) => {
  expect(await hostsWith(env)).toEqual(hosts);
});

it('a page may call the hosts that it needs and those that a visitor may connect', async () => {
  const settings = checkSettings({ VITE_INFERENCE_ENDPOINT: `${ENDPOINT}/v1` });
  const visitors = [HUB, ROUTER, 'http://localhost:*', 'http://127.0.0.1:*'];
  expect(await originsOf(settings)).toEqual([ENDPOINT, ...visitors]);
});

it.each([
  ['replicate', /^VITE_HF_PROVIDER=replicate cannot be used: it serves no chats\.$/],
  ['openai', /^VITE_HF_PROVIDER=openai cannot be used: .* Got "mistralai\/Mixtral-8x7B-[^#]*"\.$/],
])(
  '%s, which cannot chat with the model, is refused in the host’s own words',
  async (provider, words) => {
    const env = { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_PROVIDER: provider };
    await expect(hostsWith(env)).rejects.toThrow(words);
  },
);

const PAGE = { code: 'en', name: "Saffron's Kitchen", cookbook: 'Cookbook' };
const manifest = (settings = {}, page = {}) =>
  makeManifest({ brand: 'Saffron', worksOffline: true, ...settings }, { ...PAGE, ...page });
const read = (file: string) => readFileSync(new URL(`../../public/${file}`, import.meta.url));

function sizeOf(file: string): string {
  const bytes = read(file);
  if (file.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  // A JPEG names its size in the segment that starts its first frame.
  let at = 2;
  while (bytes[at + 1] !== 0xc0 && bytes[at + 1] !== 0xc2) at += 2 + bytes.readUInt16BE(at + 2);
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
}

it('has every picture that it names, in the size that it says', () => {
  const { icons, screenshots = [], shortcuts } = manifest();
  const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of pictures) {
    if (sizes === 'any') expect(String(read(src))).toContain('<svg');
    else expect(sizeOf(src), src).toBe(sizes);
  }
  expect(icons.map(({ purpose = 'any' }) => purpose).sort()).toEqual([
    'any',
    'any',
    'maskable',
    'monochrome',
  ]);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
});

it('has no address that leaves the page’s folder', () => {
  const addresses = JSON.stringify(manifest()).matchAll(
    /"(?:id|src|url|action|scope|start_url)":"([^"]*)"/g,
  );
  const folder = 'https://a.example/b/c/';
  for (const [, address = ''] of addresses) {
    expect(new URL(address, `${folder}manifest.webmanifest`).href, address).toContain(folder);
  }
});

it('has the brand’s name, and no pictures of another brand', () => {
  const name = `A "B"'s Kitchen`;
  const made = manifest({ brand: 'A "B"' }, { name });
  expect([made.name, made.short_name, made.screenshots]).toEqual([name, name, undefined]);
});

it('lets other apps share only with a page whose worker keeps what they share from the host', () => {
  expect(manifest().share_target).toMatchObject({ action: './', method: 'GET' });
  expect(manifest({ worksOffline: false })).not.toHaveProperty('share_target');
});

function clientsOf(env: Environment) {
  const emitFile = vi.fn();
  const { generateBundle } = signInClient(readSettings(env, ['together']));
  (generateBundle as () => void).call({ emitFile });
  return emitFile.mock.calls.map(([{ fileName, source }]) => [fileName, JSON.parse(source)]);
}

it('a build that knows its address writes an OAuth client', () => {
  expect(
    clientsOf({ VITE_SITE_URL: 'https://ada.github.io/kitchen', VITE_BRAND: 'A "B"' }),
  ).toEqual([
    [
      'oauth-client.json',
      {
        client_id: 'https://ada.github.io/kitchen/oauth-client.json',
        client_name: 'A "B"\'s Kitchen',
        client_uri: 'https://ada.github.io/kitchen/',
        logo_uri: 'https://ada.github.io/kitchen/icon-512.png',
        redirect_uris: ['https://ada.github.io/kitchen/'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        scope: 'openid profile inference-api',
      },
    ],
  ]);
});

it.each<[string, Environment]>([
  ['without an address', {}],
  [
    'whose host has registered one',
    { VITE_SITE_URL: 'https://ada.github.io/kitchen', VITE_HF_OAUTH_CLIENT_ID: 'a-1' },
  ],
])('a build %s writes no OAuth client', (_, env) => {
  expect(clientsOf(env)).toEqual([]);
});
