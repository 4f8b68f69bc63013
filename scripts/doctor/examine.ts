import { CLIENT_FILE, type Settings } from '../../src/app/settings.ts';
import type { LazyConnection } from '../../src/models/connections/connection.ts';
import type { ConnectionKind } from '../../src/models/connections/connectionTable.ts';
import { createHostConnection } from '../../src/models/connections/createConnection.ts';
import { hideToken } from '../../src/models/connections/token/hideToken.ts';
import { checkSettings } from '../build/hostSettings.ts';
import { hostsOf } from '../build/hostsOf.ts';
import type { Case } from './ask.ts';
import { checkEndpoint } from './checkEndpoint.ts';
import { checkModel, checkToken } from './checkHub.ts';
import { checkLive, checkVision, fetchList } from './checkLive.ts';
import { type Finding, find, isFailure, isProvedByCall } from './find.ts';
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
 * @returns lines without the token, and 1 if something would make the page fail
 */
export async function examine(env: Record<string, string>, options: Options = {}) {
  const removeToken = (text: string) =>
    hideToken(text, env.VITE_HF_ACCESS_TOKEN ?? '').replaceAll(/\bhf_[\w.-]{8,}/g, '[token]');
  const findings = await findAll(env, options, removeToken);
  return {
    lines: findings.flatMap(({ lines }) => lines).map(removeToken),
    exitCode: findings.some(isFailure) ? 1 : 0,
  };
}

async function findAll(
  env: Record<string, string>,
  { kinds, fetch = globalThis.fetch, timeLimit, ...options }: Options,
  removeToken: Case['removeToken'],
): Promise<Finding[]> {
  let settings: Settings;
  let connection: LazyConnection;
  try {
    settings = checkSettings(env);
    connection = createHostConnection(settings, kinds);
    await hostsOf(settings, connection);
  } catch (error) {
    return [find('setting', { message: Object(error).message })];
  }
  const origin = options.origin ?? (settings.siteUrl && new URL(settings.siteUrl).origin);
  const send: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    // An endpoint may check the page's future origin.
    if (settings.endpoint && origin) headers.set('Origin', origin);
    return fetch(address, { ...init, headers });
  };
  const facts = { connection, settings, origin, removeToken, fetch: send };
  const findings = await checkConnection({ ...facts, timeLimit: timeLimit ?? TIME_LIMIT });
  const site = checkSite(settings, options.origin);
  if (connection.model === null) return [...findings, ...site];
  if (!options.try) return [...findings, find('notTried'), ...site];
  const called = await tryCall({ ...facts, timeLimit: timeLimit ?? CALL_TIME_LIMIT }, findings);
  const isAnswered = called[0]?.key === 'called';
  return [...findings.filter((one) => !isAnswered || !isProvedByCall(one)), ...called, ...site];
}

/** Checks the settings of the host's connection, without a call. */
async function checkConnection(one: Case): Promise<Finding[]> {
  const { settings, connection } = one;
  const { accessToken, endpoint, provider, visionModel: seer } = settings;
  const { id, model, recipients } = connection;
  const unknown = accessToken || endpoint ? checkVision : () => find('photosUnused');
  const photos = seer ? [unknown(seer)] : [];
  if (id === 'openAiCompatible') return [...(await checkEndpoint(one)), ...photos];
  if (id === 'sampleKitchen') return [find('sampleRecipes'), ...photos];
  if (id !== 'huggingFace') {
    const goes = `which goes to ${recipients.join(', ')}`;
    const route = recipients.length > 0 ? goes : 'and sends the ingredients to nobody';
    return [find('otherModel', { model, route })];
  }
  const token = await checkToken(one);
  const isOnHub = (await hostsOf(settings)).includes('https://huggingface.co');
  if (!isOnHub && provider !== 'auto')
    return [...token, find('modelNotOnHub', settings), ...photos];
  const served = await checkModel(one);
  const list = await fetchList(one);
  const live = await checkLive(list, settings);
  if (!seer) return [...token, served, live];
  const seen = await checkModel({ ...one, settings: { ...settings, model: seer } });
  return [...token, served, live, seen, checkVision(seer, list)];
}

/** Checks the settings of the page's address and of signing in. Before a deploy there is no page to fetch. */
function checkSite({ clientId, siteUrl }: Settings, origin?: string): Finding[] {
  const isElsewhere = siteUrl && origin && new URL(siteUrl).origin !== origin;
  const findings = isElsewhere ? [find('twoAddresses', { siteUrl, origin })] : [];
  if (siteUrl && clientId === siteUrl + CLIENT_FILE) findings.push(find('signIn', { clientId }));
  else if (clientId) findings.push(find('signInUnclear'));
  else if (siteUrl) findings.push(find('signInNeedsHttps'));
  return findings;
}
