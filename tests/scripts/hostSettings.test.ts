import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkSettings, hostSettings } from '../../scripts/build/hostSettings';
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
