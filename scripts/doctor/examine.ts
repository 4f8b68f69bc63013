import { CLIENT_FILE, type Settings } from '../../src/app/settings.ts';
import type { ConnectionKind } from '../../src/models/connections/connectionTable.ts';
import { createHostConnection } from '../../src/models/connections/createConnection.ts';
import { hideToken } from '../../src/models/connections/token/hideToken.ts';
import { checkSettings } from '../build/hostSettings.ts';
import { hostsOf } from '../build/hostsOf.ts';
import { type Case, type Finding, fails, ok, unclear, untried, writeFinding } from './ask.ts';
import { checkEndpoint } from './checkEndpoint.ts';
import { checkLive, checkModel, checkToken, checkVision, fetchList } from './checkHub.ts';
import { tryCall } from './tryCall.ts';

/** How long one question may take, in ms; a call as long as the page waits for one attempt. */
const TIME_LIMIT = 10_000;
const CALL_TIME_LIMIT = 60_000;

export interface Options extends Partial<Pick<Case, 'fetch' | 'timeLimit' | 'origin'>> {
  /** Whether to make the smallest possible completion, and to ask for one recipe. */
  try?: boolean | undefined;
  /** The kinds of connections to choose from; by default all. */
  kinds?: Record<string, ConnectionKind<unknown>> | undefined;
}

/**
 * Examines a host's settings as a build reads them.
 *
 * @param env the `VITE_…` variables of a production build
 * @returns lines without the token, and 1 if something would make the page fail. A line begins with `fails` for that, and
 *   with `?` for what the doctor could not check; after its arrow is what the host can do.
 */
export async function examine(
  env: Record<string, string>,
  { kinds, fetch = globalThis.fetch, timeLimit, ...options }: Options = {},
) {
  const removeToken = (text: string) =>
    hideToken(text, env.VITE_HF_ACCESS_TOKEN ?? '').replaceAll(/\bhf_[\w.-]{8,}/g, '[token]');
  const report = (...found: Finding[]) => ({
    lines: found.flatMap(writeFinding).map(removeToken),
    exitCode: found.some(({ outcome }) => outcome === 'fails') ? 1 : 0,
  });
  let facts: Pick<Case, 'settings' | 'connection'>;
  try {
    const settings = checkSettings(env);
    facts = { settings, connection: createHostConnection(settings, kinds) };
    await hostsOf(settings, facts.connection);
  } catch (error) {
    return report(fails`${Object(error).message}  → correct it in .env or in the environment`);
  }
  const { settings, connection } = facts;
  const origin = options.origin ?? (settings.siteUrl && new URL(settings.siteUrl).origin);
  const send: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    // An endpoint may check the page's future origin.
    if (settings.endpoint && origin) headers.set('Origin', origin);
    return fetch(address, { ...init, headers });
  };
  const one = { ...facts, origin, removeToken, fetch: send, timeLimit: timeLimit ?? TIME_LIMIT };
  const found = await checkConnection(one);
  const site = checkSite(settings, options.origin);
  if (connection.model === null) return report(...found, ...site);
  if (!options.try)
    return report(...found, untried`Whether a call is answered: none was made`, ...site);
  const called = await tryCall({ ...one, timeLimit: timeLimit ?? CALL_TIME_LIMIT }, found);
  const isAnswered = called[0]?.outcome === 'ok';
  const open = found.filter(({ about }) => !isAnswered || about !== 'call');
  return report(...open, ...called, ...site);
}

/** Checks the settings of the host's connection, without a call. */
async function checkConnection(one: Case): Promise<Finding[]> {
  const { settings, connection } = one;
  const { accessToken, endpoint, provider, model, visionModel: seer } = settings;
  const { id, recipients } = connection;
  const unused = unclear`VITE_HF_VISION_MODEL is not used: the page has no token and no endpoint  → set one of them, or leave it out`;
  const photos = seer ? [accessToken || endpoint ? checkVision(seer) : unused] : [];
  if (id === 'openAiCompatible') return [...(await checkEndpoint(one)), ...photos];
  if (id === 'sampleKitchen')
    return [ok`No model is set: visitors get sample recipes until they connect one`, ...photos];
  if (id !== 'huggingFace') {
    const goes = `which goes to ${recipients.join(', ')}`;
    const route = recipients.length > 0 ? goes : 'and sends the ingredients to nobody';
    return [ok`The page calls ${connection.model}, ${route}`];
  }
  const token = await checkToken(one);
  const isOnHub = (await hostsOf(settings)).includes('https://huggingface.co');
  const unknown = untried`Whether ${provider} serves ${model}: the hub does not know its names`;
  if (!isOnHub && provider !== 'auto') return [...token, unknown, ...photos];
  const served = await checkModel(one);
  const list = await fetchList(one);
  const seen = seer ? [await checkModel(one, seer), checkVision(seer, list)] : [];
  return [...token, served, await checkLive(list, settings), ...seen];
}

/** Checks the settings of the page's address and of signing in. Before a deploy there is no page to fetch. */
function checkSite({ clientId, siteUrl }: Settings, origin?: string): Finding[] {
  const isElsewhere = siteUrl && origin && new URL(siteUrl).origin !== origin;
  const elsewhere = fails`VITE_SITE_URL is ${siteUrl}, but the page will be at ${origin}: a sign-in would end on another page  → name the same place in both`;
  const written = ok`Visitors can sign in without a registration: the build writes ${clientId}`;
  const registered = unclear`Whether visitors can sign in: the doctor cannot ask the hub for a client  → try it on the page`;
  const insecure = unclear`VITE_SITE_URL is not https, so visitors cannot sign in  → give the page https, or set VITE_HF_OAUTH_CLIENT_ID`;
  const isWritten = siteUrl && clientId === siteUrl + CLIENT_FILE;
  const signIn = isWritten ? written : clientId ? registered : siteUrl && insecure;
  return [...(isElsewhere ? [elsewhere] : []), ...(signIn ? [signIn] : [])];
}
