import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings';

const PROVIDERS = ['together', 'auto'];

it('samples with the default model, provider and brand where nothing is set', () => {
  expect(readSettings({}, PROVIDERS)).toEqual({
    accessToken: undefined,
    model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
    provider: 'together',
    brand: 'Saffron',
  });
});

it('samples with an empty token, and calls with any other', () => {
  expect(readSettings({ VITE_HF_ACCESS_TOKEN: '' }).accessToken).toBeUndefined();
  expect(readSettings({ VITE_HF_ACCESS_TOKEN: 'x' }).accessToken).toBe('x');
});

it('takes what is set', () => {
  expect(
    readSettings(
      {
        VITE_HF_ACCESS_TOKEN: 'hf_abc',
        VITE_HF_MODEL: 'some/model',
        VITE_HF_PROVIDER: 'auto',
        VITE_BRAND: ' Basil ',
      },
      PROVIDERS,
    ),
  ).toEqual({ accessToken: 'hf_abc', model: 'some/model', provider: 'auto', brand: 'Basil' });
});

describe('a value that cannot be right is refused by its name', () => {
  it.each([
    ['VITE_HF_ACCESS_TOKEN', ' '],
    ['VITE_HF_ACCESS_TOKEN', 'hf_abc def'],
    ['VITE_HF_ACCESS_TOKEN', 'hf_abc\n'],
    ['VITE_HF_ACCESS_TOKEN', 'hf_\u00e4bc'],
    ['VITE_HF_MODEL', ''],
    ['VITE_HF_MODEL', 'some model'],
    ['VITE_HF_PROVIDER', ''],
    ['VITE_HF_PROVIDER', 'Together'],
    ['VITE_HF_PROVIDER', 'nobody'],
    ['VITE_BRAND', ''],
    ['VITE_BRAND', '  '],
  ])('%s=%j', (name, value) => {
    expect(() => readSettings({ [name]: value }, PROVIDERS)).toThrow(new RegExp(`^${name} .*\\.$`));
  });

  it('such as no certain provider with a key of one', () => {
    const env = { VITE_HF_ACCESS_TOKEN: 'key', VITE_HF_PROVIDER: 'auto' };
    expect(() => readSettings(env, PROVIDERS)).toThrow(/^VITE_HF_PROVIDER .*\.$/);
  });

  it('without repeating the token', () => {
    expect(() => readSettings({ VITE_HF_ACCESS_TOKEN: 'hf_secret secret' })).toThrow(
      /^(?!.*secret)/,
    );
  });
});
