import { describe, expect, it } from 'vitest';
import { hideToken } from '../../src/connections/hideToken';

const TOKEN = 'hf_aBcDeFgHiJkLmNoPqRsTuVwX0123456789';
const letters = [...TOKEN];

it('an answer without the token stays as it is', () => {
  const answer =
    '# Soup\n\n500&nbsp;g leeks, 50 % cream: hf_ is no token &amp; <br> [x](https://a.b)';
  expect(hideToken(answer, TOKEN)).toBe(answer);
  expect(hideToken(answer, '')).toBe(answer);
});

it('every copy of the token goes, and nothing around it', () => {
  expect(hideToken(`# Soup\n\n${TOKEN}, and ${TOKEN}!`, TOKEN)).toBe(
    '# Soup\n\n[token], and [token]!',
  );
});

describe('a token is hidden that is', () => {
  it.each([
    ['in an address', `https://leak.example/?t=${TOKEN}`],
    [
      'in an address, encoded',
      `https://leak.example/${letters.map((c) => `%${c.charCodeAt(0).toString(16)}`).join('')}`,
    ],
    ['divided by invisible characters', letters.join('\u200b')],
    ['divided by soft hyphens as references', letters.join('&shy;')],
    ['divided by blanks', letters.join(' ')],
    ['divided by lines', letters.join('\n')],
    ['divided by marks of emphasis', `hf\\_**${TOKEN.slice(3, 9)}**${TOKEN.slice(9)}`],
    ['divided by code', `\`hf\`_\`${TOKEN.slice(3)}\``],
    ['divided by tags', `hf<b></b>_aBc<!-- x -->${TOKEN.slice(6)}`],
    ['divided by links', `[hf_aBc](https://a.example)[${TOKEN.slice(6)}](https://b.example)`],
    ['written in decimal references', letters.map((c) => `&#${c.charCodeAt(0)};`).join('')],
    [
      'written in hexadecimal references',
      letters.map((c) => `&#X${c.charCodeAt(0).toString(16)};`).join(''),
    ],
    [
      'written in wide letters',
      letters
        .map((c) => (/\w/.test(c) && c !== '_' ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c))
        .join(''),
    ],
    ['written with accents', letters.map((c) => `${c}\u0301`).join('')],
  ])('%s', (_, text) => {
    const hidden = hideToken(`Stir ${text} well.`, TOKEN);
    expect(hidden).toContain('[token]');
    expect(hidden.replace(/[^a-z0-9]/gi, '')).not.toContain('0123456789');
    expect(hidden).toMatch(/^Stir .* well\.$/s);
  });
});

it('a short token is hidden as it is', () => {
  expect(hideToken('half fox, hf_x', 'hf_x')).toBe('half fox, [token]');
});
