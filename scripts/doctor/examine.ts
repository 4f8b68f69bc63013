import { CLIENT_FILE } from '../../src/app/settings.ts';
import type { ConnectionKind } from '../../src/models/connections/connectionTable.ts';
import { createHostConnection } from '../../src/models/connections/createConnection.ts';
import { hideToken } from '../../src/models/connections/token/hideToken.ts';
import { checkSettings } from '../build/hostSettings.ts';
import { hostsOf } from '../build/hostsOf.ts';
import type { Case } from './ask.ts';
import { checkEndpoint } from './checkEndpoint.ts';
import { checkHub } from './checkHub.ts';
import * as say from './findings.ts';
import { tryCall } from './tryCall.ts';

export interface Options extends Partial<Pick<Case, 'fetch' | 'timeLimit' | 'origin'>> {
  /** Asks for a recipe. */
  try?: boolean | undefined;
  /** The kinds of connections to choose from; by default all. */
  kinds?: Record<string, ConnectionKind<unknown>> | undefined;
}

/**
 * Examines a host's settings as a build reads them.
 * @param env the `VITE_…` variables of a production build
 * @returns lines without the token, and 1 if something would make the page fail. Such a line begins
 * with `fails`; `?` is for what the doctor could not check; after an arrow is what the host can do.
 */
export async function examine(
  env: Record<string, string>,
  { kinds, fetch = globalThis.fetch, timeLimit = 10_000, ...options }: Options = {},
) {
  const removeToken = (text: string) =>
    hideToken(text, env.VITE_HF_ACCESS_TOKEN ?? '').replaceAll(/\bhf_[\w.-]{8,}/g, '[token]');
  const report = (found: say.Finding[]) => ({
    lines: found.flatMap(say.writeFinding).map(removeToken),
    exitCode: found.some(({ kind }) => kind === 'fails') ? 1 : 0,
  });
  let facts: Pick<Case, 'settings' | 'connection'>;
  try {
    const settings = checkSettings(env);
    facts = { settings, connection: createHostConnection(settings, kinds) };
    await hostsOf(settings, facts.connection);
  } catch (error) {
    return report([
      say.fails`${Object(error).message}  → correct it in .env or in the environment`,
    ]);
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
  const isAnswered = called[0]?.kind === 'ok';
  const found: say.Finding[] = [];
  for await (const finding of checkConnection(one, headers))
    if (!isAnswered || finding.kind !== 'untried') found.push(finding);
  return report([...found, ...called, ...checkSite(one)]);
}

/** `headers`: of the answer to a call. */
async function* checkConnection(one: Case, headers: Headers | undefined) {
  const { id, model, recipients } = one.connection;
  const seer = one.settings.visionModel;
  if (id === 'openAiCompatible') yield* checkEndpoint(one, headers);
  else if (id === 'huggingFace') yield* checkHub(one);
  else if (id === 'sampleKitchen') {
    yield say.ok`No model is set: visitors get sample recipes until they connect one`;
    if (seer)
      yield say.unclear`VITE_HF_VISION_MODEL is not used: the page has no token and no endpoint  → set one of them, or leave it out`;
  } else {
    const goes = `which goes to ${recipients.join(', ')}`;
    const route = recipients.length > 0 ? goes : 'and sends the ingredients to nobody';
    yield say.ok`The page calls ${model}, ${route}`;
  }
}

/** The page's address and signing in. Before a deploy there is no page to fetch. */
function* checkSite({ origin, settings: { clientId, siteUrl } }: Case) {
  if (siteUrl && new URL(siteUrl).origin !== origin)
    yield say.fails`VITE_SITE_URL is ${siteUrl}, but the page will be at ${origin}: a sign-in would end on another page  → name the same place in both`;
  if (siteUrl && clientId === siteUrl + CLIENT_FILE)
    yield say.ok`Visitors can sign in without a registration: the build writes ${clientId}`;
  else if (clientId)
    yield say.unclear`Whether visitors can sign in: the doctor cannot ask the hub for a client  → try it on the page`;
  else if (siteUrl)
    yield say.unclear`VITE_SITE_URL is not https, so visitors cannot sign in  → give the page https, or set VITE_HF_OAUTH_CLIENT_ID`;
}
