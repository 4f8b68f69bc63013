import { sampleKitchen } from '../../src/models/sampleKitchen/sampleKitchen.ts';
import type { ConnectionKind } from '../../src/wire/connections/connectionTable.ts';
import { createHostConnection } from '../../src/wire/connections/createConnection.ts';
import { hideToken } from '../../src/wire/connections/token/hideToken.ts';
import { checkSettings } from '../build/hostSettings.ts';
import { hostsOf } from '../build/hostsOf.ts';
import { CLIENT_FILE } from '../settings/readSettings.ts';
import type { Case, Finding } from './ask.ts';
import { checkEndpoint } from './checkEndpoint.ts';
import { checkHub } from './checkHub.ts';
import { tryCall } from './tryCall.ts';

export interface Options extends Partial<Pick<Case, 'fetch' | 'timeLimit' | 'origin'>> {
  try?: boolean | undefined;
  kinds?: Record<string, ConnectionKind<unknown>> | undefined;
}

/**
 * Examines a host's settings as a build reads them.
 * @returns lines without the token, and 1 if something would make the page fail. Such a line begins
 * with `fails`; `?` is for what the doctor could not check.
 */
export async function examine(
  env: Record<string, string>,
  {
    kinds = { sampleKitchen },
    fetch = globalThis.fetch,
    timeLimit = 10_000,
    ...options
  }: Options = {},
) {
  const removeToken = (text: string) =>
    hideToken(text, env.VITE_HF_ACCESS_TOKEN ?? '').replaceAll(/\bhf_[\w.-]{8,}/g, '[token]');
  const report = (found: Finding[]) => ({
    lines: found.flatMap(write).map(removeToken),
    exitCode: found.some((finding) => finding.startsWith('fails')) ? 1 : 0,
  });
  let facts: Pick<Case, 'settings' | 'connection' | 'hosts'>;
  try {
    const settings = checkSettings(env);
    const connection = createHostConnection(settings, kinds);
    facts = { settings, connection, hosts: await hostsOf(settings, connection) };
  } catch (error) {
    return report([`fails ${Object(error).message}  → correct it in .env or in the environment`]);
  }
  const { endpoint, siteUrl } = facts.settings;
  const origin = options.origin ?? (siteUrl && new URL(siteUrl).origin);
  const send: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    // An endpoint may check the page's future origin.
    if (endpoint && origin) headers.set('Origin', origin);
    return fetch(address, { ...init, headers });
  };
  const one = { ...facts, origin, removeToken, fetch: send, timeLimit };
  const { called, headers } = await tryCall(one, options.try);
  const found: Finding[] = [];
  for await (const finding of checkConnection(one, headers))
    if (!called[0]?.startsWith('ok') || !finding.startsWith('untried')) found.push(finding);
  return report([...found, ...called, ...checkSite(one)]);
}

/** `headers`: of the answer to a call. */
async function* checkConnection(one: Case, headers?: Headers): AsyncGenerator<Finding, void> {
  const { id, model, recipients } = one.connection;
  if (id === 'openAiCompatible') return yield* checkEndpoint(one, headers);
  if (id === 'huggingFace') return yield* checkHub(one);
  const goes = `which goes to ${recipients.join(', ')}`;
  const route = recipients.length > 0 ? goes : 'and sends the ingredients nowhere';
  if (id !== 'sampleKitchen') return yield `ok The page calls ${model}, ${route}`;
  yield `ok No model is set: visitors get sample recipes until they connect one`;
  if (one.settings.visionModel)
    yield `unclear VITE_HF_VISION_MODEL is not used: the page has no token and no endpoint  → set one of them, or leave it out`;
}

/** The page's address and signing in. Before a deploy there is no page to fetch. */
function* checkSite({ origin, settings: { clientId, siteUrl } }: Case): Generator<Finding> {
  if (siteUrl && new URL(siteUrl).origin !== origin)
    yield `fails VITE_SITE_URL is ${siteUrl}, but the page will be at ${origin}: a sign-in would end on another page  → name the same place in both`;
  if (siteUrl && clientId === siteUrl + CLIENT_FILE)
    yield `ok Visitors can sign in without a registration: the build writes ${clientId}`;
  else if (clientId)
    yield `unclear Whether visitors can sign in: the doctor cannot ask the hub for a client  → try it on the page`;
  else if (siteUrl)
    yield `unclear VITE_SITE_URL is not https, so visitors cannot sign in  → give the page https, or set VITE_HF_OAUTH_CLIENT_ID`;
}

/** Says whether a call would settle it. What the doctor does not know has the sign "?". */
function write(finding: Finding): string[] {
  const [first = '', ...more] = finding.split('\n');
  const way = `${first.includes('  → ') ? ', or' : '  →'} prove it with --try`;
  const line = first.replace(/^un\w+/, '?').replace(/^\S+ /, (sign) => sign.padEnd(7));
  return [line + (first.startsWith('untried') ? way : ''), ...more];
}
