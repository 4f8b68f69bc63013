import { expect, it } from 'vitest';
import { hostSettings } from '../../scripts/build/hostSettings';
import { readSettings } from '../../src/settings';

it.each([
  ['Saffron', 'Saffron'],
  ['A$$AP', 'A$$AP'],
  ['$&Q', '$&#38;Q'],
  ['Tom$`X', 'Tom$`X'],
  [`<b> "o'hara"`, '&#60;b&#62; &#34;o&#39;hara&#34;'],
])('the shell is given the brand %s to the letter', (brand, written) => {
  const plugin = hostSettings(readSettings({ VITE_BRAND: brand }, ['together']));
  const transform = plugin.transformIndexHtml as (html: string) => string;
  expect(transform('<title>%BRAND%</title><meta content="%BRAND%">')).toBe(
    `<title>${written}</title><meta content="${written}">`,
  );
});
