import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_LINK } from '../../machines/connection/connectionMachine';
import { downloadBrowserModel } from '../../src/models/connections/browserModel';
import { CONNECTIONS } from '../../src/models/connections/connectionTable';
import { createConnection } from '../../src/models/connections/createConnection';
import { createLinkConnection } from '../../src/models/connections/createLinkConnection';
import { finishSignIn, isAnswerTo } from '../../src/models/connections/token/signIn';
import { explain } from '../../src/models/control/explain';
import { installLanguageModel, type LanguageModelScript } from '../support/languageModel';
import { startController } from '../support/modelController';
import { requestOf } from '../support/requestOf';
import { settle } from '../support/settle';

/** What browsers, the hub and computers really do, by public reports, and what the visitor reads. */
const SOURCE = 'https://github.com/';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  history.replaceState(null, '', '/');
});

const signal = () => new AbortController().signal;
const wordsOf = ({ problem, remedy, snippet = '' }: ReturnType<typeof explain>) =>
  [problem, remedy, snippet].join(' ');

interface LocalCase {
  title: string;
  source: string;
  permissions: Record<string, PermissionState>;
  isInFrame?: boolean;
  says: RegExp;
}

describe('a call to the visitor’s computer', () => {
  const CASES: LocalCase[] = [
    {
      title: 'that the visitor has once denied names the browser’s settings, not the server',
      source: `${SOURCE}gptme/gptme/issues/2483`,
      permissions: { 'local-network-access': 'denied' },
      says: /^The browser doesn't let this page call this computer\. Allow it in the browser's settings/,
    },
    {
      title: 'from a frame without permission offers the page alone',
      source: `${SOURCE}WICG/local-network-access/issues/84`,
      permissions: { 'loopback-network': 'denied' },
      isInFrame: true,
      says: /^This page is in a frame that may not call this computer\. Open it in a tab of its own: http/,
    },
  ];

  it.each(CASES.map((one) => [one.title, one] as const))('%s', async (_, one) => {
    vi.stubGlobal('origin', 'https://kitchen.example');
    vi.stubGlobal('navigator', {
      onLine: true,
      permissions: {
        async query({ name }: { name: string }) {
          if (!(name in one.permissions)) throw new TypeError(`Unknown permission: ${name}`);
          return { state: one.permissions[name] };
        },
      },
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    if (one.isInFrame) vi.spyOn(window, 'top', 'get').mockReturnValue({} as never);
    const options = { endpoint: 'http://localhost:11434/v1', model: 'llama' };
    const connection = createConnection('local', CONNECTIONS.openAiCompatible, options);
    const error = await connection.generate(requestOf(['eggs']), signal()).catch((why) => why);
    const diagnosis = await connection.diagnose(error, signal());
    expect(wordsOf(explain(diagnosis ?? { kind: 'unknown' }, 'local'))).toMatch(one.says);
  });
});

interface ModelCase {
  title: string;
  source: string;
  lang?: string;
  script: Partial<LanguageModelScript>;
  /** Whether the visitor downloads it, in place of asking it. */
  isDownload?: true;
  /** Nothing if the answer comes. */
  says?: RegExp;
}

describe('the browser’s own model', () => {
  const CASES: ModelCase[] = [
    {
      title: 'answers in the language of the page, which the call declares',
      source: `${SOURCE}webmachinelearning/prompt-api/issues/97`,
      lang: 'es',
      script: {},
    },
    {
      title: 'that lacks a small part since yesterday is not gone',
      source: `${SOURCE}webmachinelearning/writing-assistance-apis/issues/79`,
      script: { state: 'downloadable' },
      says: /download a part of its model first\. Open “Model…”, and download it\./,
    },
    {
      title: 'that finds the request too long says so',
      source: `${SOURCE}webmachinelearning/prompt-api/issues/164`,
      script: { faults: { prompt: 'QuotaExceededError' } },
      says: /^Your request is too long for this model\. Shorten it/,
    },
    {
      title: 'that wants another press gets one',
      source: `${SOURCE}webmachinelearning/prompt-api/issues/143`,
      script: { state: 'downloadable', faults: { create: 'NotAllowedError' } },
      isDownload: true,
      says: /Try again, or allow it/,
    },
    ...['InvalidStateError', 'AbortError'].map((end) => ({
      title: `that the browser removes in the middle of an answer is gone (${end})`,
      source: `${SOURCE}webmachinelearning/prompt-api/issues/79`,
      script: { faults: { end } },
      says: /isn't on this computer any more\. Download it again, or choose another model\./,
    })),
  ];

  it.each(CASES.map((one) => [one.title, one] as const))('%s', async (_, one) => {
    const { lang = 'en' } = one;
    vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValue(lang);
    const model = installLanguageModel({
      state: 'available',
      parts: ['# Ri', 'ce'],
      ...one.script,
    });
    const link = { ...HOST_LINK, choice: 'browser' as const };
    const connection = createLinkConnection(link, { provider: '', getToken: () => '' });
    const run = one.isDownload
      ? downloadBrowserModel(() => {}, signal())
      : connection.generate(requestOf(['eggs']), signal());
    const error = await run.then(
      () => undefined,
      (why) => why,
    );
    if (one.says) {
      const diagnosis = await connection.diagnose(error, signal());
      expect(wordsOf(explain(diagnosis ?? { kind: 'unknown' }, 'browser'))).toMatch(one.says);
      return;
    }
    expect(error).toBeUndefined();
    const languages = [lang];
    expect(model.create).toMatchObject([{ expectedOutputs: [{ type: 'text', languages }] }]);
  });
});

interface SignInCase {
  title: string;
  source: string;
  /** What the page's address holds on the way back; without it, the visitor presses Back. */
  address?: string;
  /** Whether this tab began the sign-in. */
  isOwn: boolean;
  /** What the hub answers to a code. */
  reply?: { status: number; type: string; body: string };
  /** Nothing if the page says nothing. */
  says?: RegExp;
}

describe('a sign-in', () => {
  const NONCE = 'n';
  const STATE = encodeURIComponent(`{"nonce":"${NONCE}","redirectUri":"https://kitchen.example/"}`);
  const CASES: SignInCase[] = [
    {
      title: 'that began on the home screen and ends in another browser begins there anew',
      source: `${SOURCE}nolanlawson/pinafore/issues/45`,
      address: `/?code=c&state=${STATE}`,
      isOwn: false,
      says: /^This sign-in was used already, or another tab began it\. Sign in again\. $/,
    },
    {
      title: 'on whose page the hub fails is over when the visitor comes back with Back',
      source: `${SOURCE}evalstate/fast-agent/issues/933`,
      isOwn: true,
    },
    {
      title: 'that the visitor cancels may begin again',
      source: `${SOURCE}huggingface/huggingface.js`,
      address: `/?error=access_denied&error_description=The+user+denied+the+request&state=${STATE}&iss=https%3A%2F%2Fhuggingface.co`,
      isOwn: true,
      says: /^The sign-in was declined at Hugging Face\. Sign in again and allow it/,
    },
    {
      title: 'to whose code the hub answers with a page of HTML names the hub',
      source: `${SOURCE}huggingface/huggingface.js`,
      address: `/?code=c&state=${STATE}`,
      isOwn: true,
      reply: {
        status: 503,
        type: 'text/html',
        body: '<html><body>Service unavailable</body></html>',
      },
      says: /^The sign-in failed: \/oauth\/token was answered with 503\. Try again\./,
    },
  ];
  const PENDING = `{"nonce":"${NONCE}","codeVerifier":"v","model":null,"startedAt":${Date.now()}}`;

  beforeEach(() => sessionStorage.clear());

  it.each(CASES.map((one) => [one.title, one] as const))('%s', async (_, one) => {
    const { address = '/', isOwn, reply } = one;
    history.replaceState(null, '', address);
    const token = 'https://huggingface.co/oauth/token';
    const refused = new Response(reply?.body, {
      status: reply?.status ?? 200,
      headers: { 'content-type': reply?.type ?? 'application/json' },
    });
    Object.defineProperty(refused, 'url', { value: token });
    vi.stubGlobal('fetch', async (url: RequestInfo) =>
      String(url) === token
        ? refused
        : Response.json({ token_endpoint: token, authorization_endpoint: 'https://a.example' }),
    );
    const { controller, context, state } = startController({
      saved: isOwn ? { 'saffron.sign-in': PENDING } : {},
      realServices: { isAnswerTo, finishSignIn },
    });
    if (!one.address) {
      controller.signIn();
      await settle();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }
    await vi.waitUntil(() => !controller.actor.getSnapshot().hasTag('busy'));
    const { candidateDiagnosis, current } = context();
    const words = candidateDiagnosis && wordsOf(explain(candidateDiagnosis, 'signIn'));
    if (one.says) expect(words).toMatch(one.says);
    else expect(words).toBeNull();
    expect(`${words}`).not.toContain('Unexpected token');
    // The page goes on with what it had, and the visitor may begin again.
    expect(current.choice).toBe('host');
    expect(state()).toMatchObject({ candidate: 'idle' });
    controller.stop();
  });
});
