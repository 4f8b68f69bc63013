import type { Settings } from '../../src/app/settings.ts';
import { requestSmallest } from '../../src/models/connections/call/smallestCall.ts';
import type { LazyConnection } from '../../src/models/connections/connection.ts';
import { hostsOf } from '../build/hostsOf.ts';
import type { Asking } from './ask.ts';
import { checkCall } from './checkCall.ts';
import { checkEndpoint } from './checkEndpoint.ts';
import { checkLive } from './checkLive.ts';
import { checkModel } from './checkModel.ts';
import { checkToken } from './checkToken.ts';
import { checkVision } from './checkVision.ts';
import { type Finding, fails, ok, TRY, unclear } from './finding.ts';
import { measureRecipe } from './measureRecipe.ts';

/** The input of every check. */
export interface Checked {
  connection: LazyConnection;
  settings: Settings;
  /** The page's future address; undefined if the host does not say. */
  origin: string | undefined;
  removeToken: (text: string) => string;
}

/** Checks the settings of the host's connection, without a call. */
export async function checkConnection(checked: Checked, asking: Asking): Promise<Finding[]> {
  const { connection, settings, origin } = checked;
  switch (connection.id) {
    case 'openAiCompatible':
      return [
        ...(await checkEndpoint(settings.endpoint ?? '', settings.model, origin, asking)),
        ...(await checkVision(settings, false, asking)),
      ];
    case 'huggingFace':
      return checkHub(settings, asking);
    case 'sampleKitchen':
      return [
        ok('No model is set: visitors get sample recipes until they connect one'),
        ...(await checkVision(settings, false, asking)),
      ];
    default: {
      const { model, recipients } = connection;
      const route =
        recipients.length > 0
          ? `which goes to ${recipients.join(', ')}`
          : 'and sends the ingredients to nobody';
      return [ok(`The page calls ${model}, ${route}`)];
    }
  }
}

async function checkHub(settings: Settings, asking: Asking): Promise<Finding[]> {
  const { accessToken = '', model, provider } = settings;
  const hosts = await hostsOf(settings);
  const isOnHub = hosts.includes('https://huggingface.co') || provider === 'auto';
  return [
    ...(await checkToken(accessToken, settings, asking)),
    isOnHub
      ? await checkModel(accessToken, settings, asking)
      : unclear(`Whether ${provider} serves ${model}: the hub does not know its names`, TRY),
    ...(isOnHub ? [await checkLive(settings, asking)] : []),
    ...(await checkVision(settings, isOnHub, asking)),
  ];
}

/**
 * Makes one call, as small as the connection allows. If a known connection answers, asks it for one recipe
 * too, and says what that took.
 *
 * @param findings what the checks without a call found
 */
export async function tryConnection(
  checked: Checked,
  findings: readonly Finding[],
  asking: Asking,
): Promise<[Finding, ...Finding[]]> {
  const { connection, settings, origin, removeToken } = checked;
  const hasOwnCheck = ['openAiCompatible', 'huggingFace'].includes(connection.id);
  if (!hasOwnCheck) return [await tryAnyConnection(connection, asking)];
  const isKnown = (about: Finding['about']) => findings.some((one) => one.about === about);
  const wantsToken = isKnown('token');
  // The doctor says only once that a page cannot read the answers.
  const readBy = isKnown('cors') ? undefined : origin;
  const called = await checkCall(settings, { origin, readBy, wantsToken, removeToken }, asking);
  return called.verdict === 'ok'
    ? [called, await measureRecipe(settings, origin, asking)]
    : [called];
}

async function tryAnyConnection(
  { model, generate }: LazyConnection,
  { timeLimit }: Asking,
): Promise<Finding> {
  try {
    await generate(requestSmallest(), AbortSignal.timeout(timeLimit));
    return ok(`${model} answered a call`);
  } catch (error) {
    const { name, status, message } = Object(error);
    const title = [name, status && `(HTTP ${status})`].filter(Boolean).join(' ');
    return fails(`The call failed: ${title}: ${message}`, 'check the settings of this connection');
  }
}
