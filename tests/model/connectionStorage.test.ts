// @vitest-environment jsdom
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { HOST_LINK, type Link } from '../../machines/connectionMachine';

const KEY = 'saffron.connection';
const NOW = Date.parse('2026-03-01T12:00:00Z');
const TOKEN = 'hf_keptTokenOfTheTests0000000000000000';

const SAMPLE: Link = { ...HOST_LINK, choice: 'sample' };
const OWN: Link = { ...HOST_LINK, choice: 'token', model: 'a/model' };
const LOCAL: Link = {
  ...HOST_LINK,
  choice: 'local',
  model: 'llama3.2:3b',
  address: 'http://localhost:11434/v1',
};
const SIGNED_IN: Link = {
  ...HOST_LINK,
  choice: 'signIn',
  model: 'a/model',
  userName: 'ada',
  expiresAt: NOW + 1,
};

let storage: typeof import('../../src/model/connectionStorage');
let kept: typeof import('../../src/model/savedChoice');
let warn: MockInstance<typeof console.warn>;

beforeEach(async () => {
  sessionStorage.clear();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  storage = await import('../../src/model/connectionStorage');
  kept = await import('../../src/model/savedChoice');
});

it('restores nothing, in silence, in a new tab', () => {
  expect(storage.restoreConnection(NOW)).toBeUndefined();
  expect(kept.readKeptChoice()).toBeUndefined();
  expect(storage.isSigningIn()).toBe(false);
  expect(storage.restoreSignIn()).toEqual({ model: null });
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['the sample kitchen', SAMPLE, undefined],
  ['a token', OWN, TOKEN],
  ['a server of this computer', LOCAL, undefined],
  ['one at another path', { ...LOCAL, address: 'http://127.0.0.1/api/v1' }, undefined],
  ['a sign-in', SIGNED_IN, TOKEN],
  ['a sign-in without a name', { ...SIGNED_IN, userName: '' }, TOKEN],
])('restores what was kept: %s', (_, link, token) => {
  storage.keepConnection(link, token);
  expect(kept.readKeptChoice()).toBe(link.choice);
  expect(storage.restoreConnection(NOW)).toEqual({ link, token });
  expect(warn).not.toHaveBeenCalled();
});

it('restores a sign-in that has ended without its token', () => {
  const ended = { ...SIGNED_IN, expiresAt: NOW };
  storage.keepConnection(ended, TOKEN);
  expect(storage.restoreConnection(NOW)).toEqual({ link: ended, token: undefined });
  storage.keepConnection(ended, undefined);
  expect(storage.restoreConnection(NOW)).toEqual({ link: ended, token: undefined });
});

it.each([
  ["the host's model", HOST_LINK],
  ['what is not to be kept', { ...OWN, isKept: false }],
])('keeps nothing of %s, nor of what was there before', (_, link) => {
  storage.keepConnection(OWN, TOKEN);
  storage.keepConnection(link, TOKEN);
  expect({ ...sessionStorage }).toEqual({});
});

it('keeps a token in one place of this tab alone', () => {
  storage.keepConnection(OWN, TOKEN);
  expect(Object.keys({ ...sessionStorage })).toEqual([KEY]);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

describe('rubbish costs the restored connection and one line, which holds nothing of it', () => {
  const base = (link: Link, more: object = {}) => {
    const { isKept: _, ...rest } = link;
    return JSON.stringify({ version: 1, ...rest, ...more });
  };

  it.each([
    ['broken JSON', `{"version":1,"token":"${TOKEN}`],
    ['no object', 'null'],
    ['another version', base(OWN, { version: 2, token: TOKEN })],
    ['no known choice', base(OWN, { choice: 'host', token: TOKEN })],
    ['a choice of the prototype', base(OWN, { choice: '__proto__' })],
    ['no token', base(OWN)],
    ['a token of another kind', base(OWN, { token: 'sk-12345678901234567890' })],
    ['a token with a line break', base(OWN, { token: `${TOKEN}\nx` })],
    ['a token that is no text', base(OWN, { token: [TOKEN] })],
    ['a token where none is needed', base(LOCAL, { token: TOKEN })],
    ['a model without a name', base(OWN, { model: ' ', token: TOKEN })],
    ['no model', base(OWN, { model: null, token: TOKEN })],
    ['a model that is no text', base(OWN, { model: {}, token: TOKEN })],
    ['a sample kitchen with a model', base(SAMPLE, { model: 'a' })],
    ['an address elsewhere', base(LOCAL, { address: 'https://evil.example/v1' })],
    ['an address that looks like one here', base(LOCAL, { address: 'http://localhost.evil/v1' })],
    ['an address with a user', base(LOCAL, { address: 'http://localhost:1@evil.example/v1' })],
    ['no address', base(LOCAL, { address: null })],
    ['an address where none is needed', base(OWN, { address: LOCAL.address, token: TOKEN })],
    ['a sign-in that never ends', base(SIGNED_IN, { expiresAt: null, token: TOKEN })],
    ['a sign-in that ends at no time', base(SIGNED_IN, { expiresAt: 'soon', token: TOKEN })],
    ['a sign-in without a token', base(SIGNED_IN)],
    ['a sign-in of nobody', base(SIGNED_IN, { userName: null, token: TOKEN })],
    ['a token that ends', base(OWN, { expiresAt: NOW + 1, token: TOKEN })],
  ])('(%s)', (_, text) => {
    sessionStorage.setItem(KEY, text);
    expect(storage.restoreConnection(NOW)).toBeUndefined();
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(/^The connection of before the reload was dropped: it.+\.$/),
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(TOKEN);
    expect({ ...sessionStorage }).toEqual({});
  });
});

it('a short look tells no choice that is none', () => {
  for (const text of ['', '{', 'null', '7', '{"choice":"host"}', '{"choice":"toString"}']) {
    sessionStorage.setItem(KEY, text);
    expect(kept.readKeptChoice(), text).toBeUndefined();
  }
});

describe('the secrets of a sign-in', () => {
  const SECRETS = { nonce: 'n', codeVerifier: 'v', model: 'a/model' };

  it('are there when the visitor comes back, until they are forgotten', () => {
    expect(storage.keepSignIn(SECRETS)).toBe(true);
    expect(storage.isSigningIn()).toBe(true);
    expect(storage.restoreSignIn()).toEqual(SECRETS);
    storage.forgetSignIn();
    expect(storage.isSigningIn()).toBe(false);
    expect({ ...sessionStorage }).toEqual({});
  });

  it.each(['{', 'null', '7', '{"nonce":1,"codeVerifier":2,"model":{}}', '{"nonce":"n"}'])(
    'are none where the tab holds rubbish: %s',
    (text) => {
      sessionStorage.setItem('saffron.sign-in', text);
      expect(storage.restoreSignIn()).toEqual({ model: null });
    },
  );

  it('are told not to be kept where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(storage.keepSignIn(SECRETS)).toBe(false);
  });
});
