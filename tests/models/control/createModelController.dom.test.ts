import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { HOST_LINK, type Link } from '../../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import { hashText } from '../../../src/browser/hashText';
import {
  loadConnection,
  loadSignIn,
  saveConnection,
  saveSignIn,
} from '../../../src/models/control/connectionStorage';
import { readSavedChoice } from '../../../src/models/control/savedChoice';
import { findLiveModels } from '../../../src/models/control/startLiveModels';
import { readLiveModels } from '../../../src/wire/connections/liveModels/liveModels';
import { listOf, seeing } from '../../support/liveModels';
import { fillTab, startController, TOKEN, tabTexts } from '../../support/modelController';
import { settle } from '../../support/settle';

const failure = (kind?: Diagnosis['kind']) =>
  Object.assign(new Error('no'), kind && { diagnosis: { kind } });

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
    ['a token that another tab has ended', write(OWN, { expiresAt: 0, token: TOKEN })],
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

describe('the controller of models', () => {
  const SIGN_IN_KEY = 'saffron.sign-in';
  const NOW = Date.parse('2026-03-01T12:00:00Z');
  const save = (fields: object) => ({
    [KEY]: JSON.stringify({
      version: 1,
      model: 'a/model',
      address: null,
      userName: null,
      expiresAt: null,
      ...fields,
    }),
  });
  const SAVED_TOKEN = save({ choice: 'token', token: TOKEN });
  const saveSignIn = (expiresAt: number) =>
    save({ choice: 'signIn', userName: 'ada', expiresAt, token: TOKEN });
  const SIGNAL = expect.any(AbortSignal);
  const STATE = encodeURIComponent('{"nonce":"n","redirectUri":"https://kitchen.example/"}');

  beforeEach(() => {
    // Each test starts without anything saved.
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    history.replaceState(null, '', '/');
  });

  describe('a page', () => {
    it('starts with the connection that the tab saved', async () => {
      const { controller, ask, token } = startController({ saved: SAVED_TOKEN });
      expect(controller.status.choice).toBe('token');
      expect(await ask()).toMatchObject({ model: 'own' });
      expect(token()).toBe(TOKEN);
      expect(readSavedChoice()).toBe('token');
    });

    it('drops the token of a sign-in that expired meanwhile', () => {
      const { controller, saved } = startController({ saved: saveSignIn(NOW) });
      expect(controller.status).toMatchObject({ choice: 'signIn', condition: 'disconnected' });
      expect(saved()).toContain('signIn');
      expect(saved()).not.toContain(TOKEN);
    });
  });

  describe('a token', () => {
    it('tells whether its model takes images, once the list of live models is there and after a reload', async () => {
      const run = startController();
      run.services.fetchLiveModels.mockResolvedValue({
        models: readLiveModels(listOf(seeing('a/seer'))),
        good: [],
        isRefused: false,
      });
      run.controller.testToken(TOKEN, 'a/seer', true);
      await settle();
      expect(run.controller.status.takesImages).toBe(false);
      await findLiveModels(run.controller.liveModels);
      expect(run.controller.status.takesImages).toBe(true);
      run.controller.testToken('', 'a/seer:novita', true);
      await settle();
      const reloaded = startController({ saved: { [KEY]: JSON.parse(run.saved())[0][1] } });
      expect(reloaded.controller.status.takesImages).toBe(true);
    });

    it('is hidden from recordings first, tested, and used after the model answered', async () => {
      const hideSecret = vi.fn();
      const run = startController({ hideSecret });
      run.controller.testToken(TOKEN, '', false);
      expect(hideSecret.mock.calls).toEqual([[TOKEN]]);
      expect(run.services.testLink.mock.calls).toMatchObject([
        [{ model: 'host/model' }, TOKEN, SIGNAL],
      ]);
      expect(run.onConnectionChange).not.toHaveBeenCalled();
      await settle();
      expect(run.onConnectionChange).toHaveBeenCalledOnce();
      expect(await run.ask()).toMatchObject({ model: 'own' });
      expect(run.token()).toBe(TOKEN);
      expect(JSON.stringify(run.context())).not.toContain(TOKEN);
      expect(run.saved()).toBe('[]');
    });

    it('is saved in the tab if the visitor wants that, and nowhere else', async () => {
      const { controller } = startController();
      controller.testToken(TOKEN, 'a/model', true);
      await settle();
      expect([...tabTexts().keys()]).toEqual([KEY]);
      expect(JSON.parse(tabTexts().get(KEY) ?? '')).toMatchObject({
        token: TOKEN,
        model: 'a/model',
      });
      expect(localStorage).toHaveLength(0);
    });

    it('is forgotten when the visitor chooses something else', async () => {
      const run = startController({ saved: SAVED_TOKEN });
      const { connection } = run.controller;
      run.controller.choose('host');
      expect([run.saved(), run.token()]).toEqual(['[]', '']);
      expect(run.onConnectionChange).toHaveBeenCalledOnce();
      expect(await run.ask()).toMatchObject({ model: 'host' });
      run.own.ask.mockRejectedValue(failure('tokenRejected'));
      await expect(connection.ask([], new AbortController().signal)).rejects.toThrow('no');
      expect(run.state().current).toBe('connected');
    });
  });

  describe('in a copied tab, a token goes', () => {
    const twoTabs = () => [SAVED_TOKEN, SAVED_TOKEN].map((saved) => startController({ saved }));

    it.each([
      ['token', () => SAVED_TOKEN],
      ['signIn', () => saveSignIn(Date.now() + 60_000)],
    ])(
      'when the visitor chooses another model in the first; the copy stays with its %s, says so, and calls no model',
      async (choice, saved) => {
        const [first, copy = expect.fail()] = [1, 2].map(() => startController({ saved: saved() }));
        first?.controller.choose('sample');
        const disconnected = { choice, condition: 'disconnected' };
        await vi.waitUntil(() => copy.onConnectionChange.mock.calls.length > 0);
        expect(copy.controller.status).toMatchObject(disconnected);
        expect(copy.onConnectionChange).toHaveBeenCalledOnce();
        expect([copy.token(), copy.saved()]).toEqual(['', expect.not.stringContaining(TOKEN)]);
        await expect(copy.ask()).rejects.toMatchObject({ diagnosis: { kind: 'signInExpired' } });
        expect(first?.controller.status.choice).toBe('sample');
        // After a reload the tab's storage has no token, and the page still says so.
        const reloaded = startController({ saved: Object.fromEntries(tabTexts()) });
        expect(reloaded.controller.status).toMatchObject(disconnected);
      },
    );

    it('with what is being tested with it', async () => {
      const [first, copy] = twoTabs();
      copy?.services.testLink.mockReturnValue(new Promise(() => {}));
      copy?.controller.testToken('', 'b/model', false);
      first?.controller.choose('host');
      await vi.waitUntil(() => copy?.controller.status.condition === 'disconnected');
      expect(copy?.context()).toMatchObject({
        candidate: { model: 'b/model' },
        candidateDiagnosis: { kind: 'signInExpired' },
      });
      expect(copy?.services.testLink.mock.calls[0]?.[2].aborted).toBe(true);
      copy?.controller.testToken('', 'c/model', false);
      expect(copy?.services.testLink.mock.lastCall?.[1]).toBe('');
      expect(copy?.controller.status.choice).toBe('token');
    });

    it('a copied tab keeps its token when the first only tests another model, or another tab has another token', async () => {
      const [first, copy] = twoTabs();
      const heard: unknown[] = [];
      const listener = new BroadcastChannel('saffron.model');
      listener.onmessage = ({ data }) => heard.push(data);
      first?.controller.testToken('', 'b/model', false);
      await settle();
      const other = startController({ saved: save({ choice: 'token', token: `${TOKEN}1` }) });
      other.controller.choose('host');
      await vi.waitUntil(() => heard.length > 0);
      expect(heard).toHaveLength(1);
      expect(JSON.stringify(heard)).not.toContain(TOKEN.slice(3, 9));
      expect(copy?.controller.status.choice).toBe('token');
      listener.close();
    });
  });

  it.each([
    ['a local server', 600_000],
    ['a token', 60_000],
  ])('the test of %s times out after %i ms', (what, limit) => {
    const { controller, services, state, context } = startController();
    services.testLink.mockReturnValue(new Promise(() => {}));
    if (what === 'a token') controller.testToken(TOKEN, '', false);
    else controller.testLocalServer('localhost:1', '');
    vi.advanceTimersByTime(limit - 1);
    expect(state().candidate).toEqual({ connecting: 'testing' });
    vi.advanceTimersByTime(1);
    expect(context().candidateDiagnosis).toEqual({ kind: 'timedOut' });
  });

  describe('a request', () => {
    it.each([
      ['host', {}],
      ['own', SAVED_TOKEN],
    ] as const)('that fails shows what is wrong until one succeeds (%s)', async (id, saved) => {
      const run = startController({ saved });
      const connection = run[id];
      for (const [kind, condition] of [
        ['tokenRejected', 'refused'],
        ['noCredit', 'out of credit'],
        ['offline', 'no answer'],
        ['modelNotFound', 'not available'],
      ] as const) {
        connection.generate.mockRejectedValueOnce(failure(kind));
        await expect(run.ask()).rejects.toThrow('no');
        expect(run.controller.status.condition).toBe(condition);
      }
      await run.ask();
      expect(run.controller.status.condition).toBe('');
    });

    it.each([
      ['fails for a reason of its own', undefined, false],
      ['ends in thoughts', 'onlyThoughts' as const, false],
      ['has a picture that the model refuses', 'pictureRefused' as const, false],
      ['is stopped', 'unreachable' as const, true],
    ])('that %s says nothing about the connection', async (_, kind, isStopped) => {
      const { own, ask, state } = startController({ saved: SAVED_TOKEN });
      const controller = new AbortController();
      own.generate.mockImplementation(async () => {
        if (isStopped) controller.abort();
        throw failure(kind);
      });
      await expect(ask(controller.signal)).rejects.toThrow('no');
      expect(state().current).toBe('connected');
    });

    it('sends nothing after the sign-in expired, and forgets its token', async () => {
      const { own, ask, state, saved, token } = startController({ saved: saveSignIn(NOW + 1_000) });
      expect(token()).toBe(TOKEN);
      vi.setSystemTime(NOW + 1_000);
      await expect(ask()).rejects.toThrow(/^The sign-in has ended\.$/);
      expect(own.generate).not.toHaveBeenCalled();
      expect(state().current).toBe('expired');
      expect(token()).toBe('');
      expect(saved()).not.toContain(TOKEN);
    });
  });

  it('the page asks once for the list of models, and whoever asks again waits for the same answer', async () => {
    const { controller, services } = startController();
    const asked: unknown[] = [];
    let answer = (_: unknown) => {};
    services.fetchLiveModels.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }) as never,
    );
    const { liveModels } = controller;
    const waiting = [findLiveModels(liveModels), findLiveModels(liveModels)].map((one) =>
      one.then(({ value }) => asked.push(value)),
    );
    answer({ models: readLiveModels(listOf(seeing('a/seer'))), good: [], isRefused: false });
    await Promise.all(waiting);
    expect(asked).toEqual(['found', 'found']);
    expect(services.fetchLiveModels).toHaveBeenCalledOnce();
  });

  describe('the token of a sign-in that expires', () => {
    it('goes although the hub has refused a call', async () => {
      const run = startController({ saved: saveSignIn(NOW + 1_000) });
      run.own.generate.mockRejectedValueOnce(failure('noCredit'));
      await expect(run.ask()).rejects.toThrow('no');
      expect(run.state().current).toBe('refused');
      vi.advanceTimersByTime(1_000);
      expect(run.state().current).toBe('expired');
      expect(run.token()).toBe('');
      expect(run.saved()).not.toContain(TOKEN);
    });

    it('goes although another model of the sign-in was refused', async () => {
      const { controller, services, context, state } = startController({
        saved: saveSignIn(NOW + 1_000),
      });
      services.testLink.mockRejectedValue(new Error('no'));
      controller.testSignedInModel('another/model');
      await settle();
      expect(context().candidate).toMatchObject({ model: 'another/model' });
      vi.advanceTimersByTime(1_000);
      expect(state().current).toBe('expired');
      // The page acts on the hash of a token that it still has.
      const sent = vi.spyOn(controller.actor, 'send');
      const listener = new BroadcastChannel('saffron.model');
      const heard = new Promise((resolve) => listener.addEventListener('message', resolve));
      new BroadcastChannel('saffron.model').postMessage(hashText(TOKEN));
      await heard;
      listener.close();
      expect(sent).not.toHaveBeenCalled();
    });
  });

  describe('a sign-in', () => {
    it('saves its secrets in the tab, and leaves for the hub', async () => {
      const { controller, services, state } = startController();
      controller.signIn();
      await settle();
      expect(services.startSignIn.mock.calls).toMatchObject([
        [{ clientId: 'client', redirectUrl: 'https://kitchen.example/' }],
      ]);
      expect(JSON.parse(tabTexts().get(SIGN_IN_KEY) ?? '')).toEqual({
        nonce: 'n',
        codeVerifier: 'v',
        model: 'host/model',
        startedAt: NOW,
      });
      expect(location.hash).toBe('#hub');
      expect(state().candidate).toEqual({ connecting: 'leaving' });
    });

    it('can begin again when the visitor goes back from the hub to the page as it was', async () => {
      const { controller, state, services } = startController();
      controller.signIn();
      await settle();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      expect(state().candidate).toEqual({ connecting: 'leaving' });
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(state().candidate).toBe('idle');
      controller.signIn();
      await settle();
      expect(services.startSignIn).toHaveBeenCalledTimes(2);
      controller.stop();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(state().candidate).toEqual({ connecting: 'leaving' });
    });

    const PENDING = {
      [SIGN_IN_KEY]: `{"nonce":"n","codeVerifier":"v","model":"b/model","startedAt":${NOW}}`,
    };

    it('comes back with an answer, which is used once and leaves the address', async () => {
      history.replaceState(null, '', `/?code=c&state=${STATE}&lang=en`);
      const { controller, services, token, context } = startController({ saved: PENDING });
      expect(controller.isReturning).toBe(true);
      expect(location.search).toBe('?lang=en');
      expect(tabTexts().has(SIGN_IN_KEY)).toBe(false);
      await settle();
      expect(services.finishSignIn.mock.calls).toMatchObject([
        [{ code: 'c' }, { nonce: 'n', codeVerifier: 'v' }, {}],
      ]);
      expect(context().current).toMatchObject({
        choice: 'signIn',
        model: 'b/model',
        userName: 'ada',
        expiresAt: NOW + 3_600_000,
      });
      expect(token()).toBe(TOKEN);
      expect(tabTexts().get(KEY)).toContain(TOKEN);
    });

    it.each([
      ['another tab began', `{"nonce":"other","codeVerifier":"v","model":null,"startedAt":${NOW}}`],
      ['the tab never began', '{}'],
    ])('that %s is refused, and the tab’s own one still waits', async (_, pending) => {
      history.replaceState(null, '', `/?code=c&state=${STATE}`);
      const { context } = startController({ saved: { [SIGN_IN_KEY]: pending } });
      await settle();
      expect(context().candidateDiagnosis).toEqual({ kind: 'signInStale' });
      expect(tabTexts().get(SIGN_IN_KEY)).toBe(pending);
    });
  });
});
