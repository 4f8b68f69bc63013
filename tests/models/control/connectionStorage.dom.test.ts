import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { HOST_LINK, type Link } from '../../../machines/connection/connectionMachine';
import {
  loadConnection,
  loadSignIn,
  saveConnection,
  saveSignIn,
} from '../../../src/models/control/connectionStorage';
import { readSavedChoice } from '../../../src/models/control/savedChoice';
import { fillTab, TOKEN } from '../../support/modelController';

const KEY = 'saffron.connection';
const NOW = Date.parse('2026-03-01T12:00:00Z');

const SAMPLE: Link = { ...HOST_LINK, choice: 'sample' };
const OWN: Link = { ...HOST_LINK, choice: 'token', model: 'a/model' };
const LOCAL: Link = {
  ...HOST_LINK,
  choice: 'local',
  model: 'llama3.2:3b',
  address: 'http://localhost:11434/v1',
};
const SIGNED_IN: Link = { ...OWN, choice: 'signIn', userName: 'ada', expiresAt: NOW + 1 };

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  sessionStorage.clear();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('a new tab has nothing to load, and says nothing', () => {
  expect(loadConnection(NOW)).toBeUndefined();
  expect(readSavedChoice()).toBeUndefined();
  expect(loadSignIn(NOW)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['sample recipes', SAMPLE, undefined],
  ['a token', OWN, TOKEN],
  ['a token with a model that takes images', { ...OWN, takesImages: true }, TOKEN],
  ['a local server', LOCAL, undefined],
  ['a model whose name has blanks', { ...LOCAL, model: 'Llama 3 8B Instruct' }, undefined],
  ['a server at another path', { ...LOCAL, address: 'http://127.0.0.1/api/v1' }, undefined],
  ['a sign-in', SIGNED_IN, TOKEN],
  ['a sign-in without a name', { ...SIGNED_IN, userName: '' }, TOKEN],
])('the tab loads the connection that it saved: %s', (_, link, token) => {
  saveConnection(link, token);
  expect(readSavedChoice()).toBe(link.choice);
  expect(loadConnection(NOW)).toEqual({ link, token });
  expect(warn).not.toHaveBeenCalled();
});

it('the tab loads an expired sign-in without its token', () => {
  const expired = { ...SIGNED_IN, expiresAt: NOW };
  for (const token of [TOKEN, undefined]) {
    saveConnection(expired, token);
    expect(loadConnection(NOW)).toEqual({ link: expired, token: undefined });
  }
});

it.each([
  ["the host's model", HOST_LINK],
  ['what the visitor does not want saved', { ...OWN, isKept: false }],
])('the tab saves nothing of %s, and removes what was there', (_, link) => {
  saveConnection(OWN, TOKEN);
  saveConnection(link, TOKEN);
  expect(sessionStorage.length).toBe(0);
});

describe('a saved connection is dropped, and one line says why without quoting it, if it has', () => {
  const write = ({ isKept: _, ...rest }: Link, more: object = {}) =>
    JSON.stringify({ version: 1, ...rest, ...more });

  it.each([
    ['broken JSON', `{"version":1,"token":"${TOKEN}`],
    ['no object', 'null'],
    ['another version', write(OWN, { version: 2, token: TOKEN })],
    ['an unknown choice', write(OWN, { choice: 'host', token: TOKEN })],
    ['no token', write(OWN)],
    ['a token of another kind', write(OWN, { token: 'sk-12345678901234567890' })],
    ['a token with a line break', write(OWN, { token: `${TOKEN}\nx` })],
    ['a token that is not a text', write(OWN, { token: [TOKEN] })],
    ['a needless token', write(LOCAL, { token: TOKEN })],
    ['a blank model', write(OWN, { model: ' ', token: TOKEN })],
    ['a needless model', write(SAMPLE, { model: 'a' })],
    ['an address elsewhere', write(LOCAL, { address: 'https://evil.example/v1' })],
    ['an address that looks local', write(LOCAL, { address: 'http://localhost.evil/v1' })],
    ['an address with a user', write(LOCAL, { address: 'http://localhost:1@evil.example/v1' })],
    ['a needless address', write(OWN, { address: LOCAL.address, token: TOKEN })],
    ['no end', write(SIGNED_IN, { expiresAt: null, token: TOKEN })],
    ['an end that is not a time', write(SIGNED_IN, { expiresAt: 'soon', token: TOKEN })],
    ['a sign-in without a token', write(SIGNED_IN)],
    ['a sign-in without a visitor', write(SIGNED_IN, { userName: null, token: TOKEN })],
    ['a needless end', write(OWN, { expiresAt: NOW + 1, token: TOKEN })],
  ])('%s', (_, text) => {
    fillTab({ [KEY]: text });
    expect(loadConnection(NOW)).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The page dropped the saved connection: it.+\.$/)],
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(TOKEN);
    expect(sessionStorage.length).toBe(0);
  });
});

it.each(['', '{', 'null', '{"choice":"host"}', '{"choice":"toString"}'])(
  'the saved %j is not a choice',
  (text) => {
    fillTab({ [KEY]: text });
    expect(readSavedChoice()).toBeUndefined();
  },
);

describe('a sign-in that waits', () => {
  it('is loaded as it was saved, and not kept by a tab that is full', () => {
    const signIn = { nonce: 'n', codeVerifier: 'v', model: 'a/model', startedAt: NOW };
    expect(saveSignIn(signIn)).toBe(true);
    expect(loadSignIn(NOW + 600_000 - 1)).toEqual(signIn);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('full');
    });
    expect([saveSignIn(signIn), loadSignIn(NOW)]).toEqual([false, undefined]);
  });

  it.each([
    ['ten minutes later', NOW - 600_000],
    ['after the clock was set back', NOW + 600_000],
    ['without its time', undefined],
  ])('is removed %s', (_, startedAt) => {
    const saved = JSON.stringify({ nonce: 'n', codeVerifier: 'v', startedAt });
    fillTab({ 'saffron.sign-in': saved });
    expect(loadSignIn(NOW)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '{"nonce":1,"codeVerifier":2}', '{"nonce":"n"}'])(
    'is ignored if it is %s',
    (text) => {
      fillTab({ 'saffron.sign-in': text });
      expect(loadSignIn(NOW)).toBeUndefined();
    },
  );
});
