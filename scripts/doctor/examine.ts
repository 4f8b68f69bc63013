import { CLIENT_FILE, type Settings } from '../../src/app/settings.ts';
import type { LazyConnection } from '../../src/models/connections/connection.ts';
import type { ConnectionKind } from '../../src/models/connections/connectionTable.ts';
import { createHostConnection } from '../../src/models/connections/createConnection.ts';
import { hideToken } from '../../src/models/connections/token/hideToken.ts';
import { checkSettings } from '../build/hostSettings.ts';
import { hostsOf } from '../build/hostsOf.ts';
import type { Asking, Checked } from './ask.ts';
import { checkEndpoint } from './checkEndpoint.ts';
import { checkLive, checkVision } from './checkLive.ts';
import { checkModel } from './checkModel.ts';
import { checkToken } from './checkToken.ts';
import { type Finding, find, isFailure, isProvedByCall } from './findings.ts';
import { tryCall } from './tryCall.ts';

/** As long as the page waits for one attempt, in ms. */
const CALL_TIME_LIMIT = 60_000;

export interface Options {
  /** Whether to make the smallest possible completion, and to ask for one recipe. */
  try?: boolean | undefined;
  /** The page's future address, such as `https://kitchen.example`. */
  origin?: string | undefined;
  fetch?: typeof fetch;
  /** How long one question may take, in ms; a call may take a minute unless this is given. */
  timeLimit?: number;
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
  { kinds, ...options }: Options,
  removeToken: Checked['removeToken'],
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
  const { fetch = globalThis.fetch, timeLimit } = options;
  const { siteUrl } = settings;
  const origin = options.origin ?? (siteUrl && new URL(siteUrl).origin);
  const checked = { connection, settings, origin, removeToken };
  const findings = await checkConnection(checked, { fetch, timeLimit: timeLimit ?? 10_000 });
  const site = checkSite(settings, options.origin);
  if (connection.model === null) return [...findings, ...site];
  if (!options.try) return [...findings, find('notTried'), ...site];
  const patient = { fetch, timeLimit: timeLimit ?? CALL_TIME_LIMIT };
  const called = await tryCall(checked, findings, patient);
  const isProved = called[0].key === 'called' ? isProvedByCall : () => false;
  return [...findings.filter((one) => !isProved(one)), ...called, ...site];
}

/** Checks the settings of the host's connection, without a call. */
async function checkConnection(checked: Checked, asking: Asking): Promise<Finding[]> {
  const { settings } = checked;
  const { id, model, recipients } = checked.connection;
  const photos = (isOnHub: boolean) => checkVision(settings, isOnHub, asking);
  if (id === 'openAiCompatible') {
    return [...(await checkEndpoint(checked, asking)), ...(await photos(false))];
  }
  if (id === 'sampleKitchen') return [find('sampleRecipes'), ...(await photos(false))];
  if (id !== 'huggingFace') {
    const goes = `which goes to ${recipients.join(', ')}`;
    const route = recipients.length > 0 ? goes : 'and sends the ingredients to nobody';
    return [find('otherModel', { model, route })];
  }
  const hosts = await hostsOf(settings);
  const isOnHub = hosts.includes('https://huggingface.co') || settings.provider === 'auto';
  const token = await checkToken(settings, asking);
  if (!isOnHub) return [...token, find('modelNotOnHub', settings), ...(await photos(false))];
  const served = await checkModel(settings, asking);
  return [...token, served, await checkLive(settings, asking), ...(await photos(true))];
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
