import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { HOST_LINK, type Link } from '../../../machines/connection/connectionMachine';
import {
  loadConnection,
  loadSignIn,
  saveConnection,
  saveSignIn,
} from '../../../src/models/control/connectionStorage';
import { readSavedChoice } from '../../../src/models/control/savedChoice';
import { createTab, TOKEN } from '../../support/modelController';

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
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('a new tab has nothing to load, and says nothing', () => {
  const { tab } = createTab();
  expect(loadConnection(tab, NOW)).toBeUndefined();
  expect(readSavedChoice(tab)).toBeUndefined();
  expect(loadSignIn(tab, NOW)).toBeUndefined();
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
  const { tab } = createTab();
  saveConnection(tab, link, token);
  expect(readSavedChoice(tab)).toBe(link.choice);
  expect(loadConnection(tab, NOW)).toEqual({ link, token });
  expect(warn).not.toHaveBeenCalled();
});

it('the tab loads an expired sign-in without its token', () => {
  const { tab } = createTab();
  const expired = { ...SIGNED_IN, expiresAt: NOW };
  for (const token of [TOKEN, undefined]) {
    saveConnection(tab, expired, token);
    expect(loadConnection(tab, NOW)).toEqual({ link: expired, token: undefined });
  }
});

it.each([
  ["the host's model", HOST_LINK],
  ['what the visitor does not want saved', { ...OWN, isKept: false }],
])('the tab saves nothing of %s, and removes what was there', (_, link) => {
  const { tab, texts } = createTab();
  saveConnection(tab, OWN, TOKEN);
  saveConnection(tab, link, TOKEN);
  expect(texts.size).toBe(0);
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
    const { tab, texts } = createTab({ [KEY]: text });
    expect(loadConnection(tab, NOW)).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The page dropped the saved connection: it.+\.$/)],
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(TOKEN);
    expect(texts.size).toBe(0);
  });
});

it.each(['', '{', 'null', '{"choice":"host"}', '{"choice":"toString"}'])(
  'the saved %j is not a choice',
  (text) => {
    expect(readSavedChoice(createTab({ [KEY]: text }).tab)).toBeUndefined();
  },
);

describe('a sign-in that waits', () => {
  it('is loaded as it was saved', () => {
    const signIn = { nonce: 'n', codeVerifier: 'v', model: 'a/model', startedAt: NOW };
    const { tab } = createTab();
    expect(saveSignIn(tab, signIn)).toBe(true);
    expect(loadSignIn(tab, NOW + 600_000 - 1)).toEqual(signIn);
  });

  it.each([
    ['ten minutes later', NOW - 600_000],
    ['after the clock was set back', NOW + 600_000],
    ['without its time', undefined],
  ])('is removed %s', (_, startedAt) => {
    const saved = JSON.stringify({ nonce: 'n', codeVerifier: 'v', startedAt });
    const { tab, texts } = createTab({ 'saffron.sign-in': saved });
    expect(loadSignIn(tab, NOW)).toBeUndefined();
    expect([...texts]).toEqual([]);
  });

  it.each(['{', 'null', '{"nonce":1,"codeVerifier":2}', '{"nonce":"n"}'])(
    'is ignored if it is %s',
    (text) => {
      expect(loadSignIn(createTab({ 'saffron.sign-in': text }).tab, NOW)).toBeUndefined();
    },
  );
});
