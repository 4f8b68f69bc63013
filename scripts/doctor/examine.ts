import type { Settings } from '../../src/app/settings.ts';
import { checkSettings } from '../build/hostSettings.ts';
import { hostsOf } from '../build/hostsOf.ts';
import type { Asking } from './ask.ts';
import { checkCall } from './checkCall.ts';
import { checkEndpoint } from './checkEndpoint.ts';
import { checkModel } from './checkModel.ts';
import { checkSite } from './checkSite.ts';
import { checkToken } from './checkToken.ts';
import { type Finding, fails, ok, TRY, tokenRemover, unclear, writeLine } from './finding.ts';

/** As long as the page waits for one attempt, in ms. */
const CALL_TIME_LIMIT = 60_000;

export interface Options {
  /** Whether to make one smallest completion. */
  try?: boolean | undefined;
  /** Where the page will be, such as `https://kitchen.example`. */
  origin?: string | undefined;
  fetch?: typeof fetch;
  /** How long one question may take, in ms; a call may take a minute unless this is given. */
  timeLimit?: number;
}

export interface Examination {
  /** One line for each finding. No line holds the token. */
  lines: string[];
  /** 1 if something would make the page fail. */
  exitCode: 0 | 1;
}

/**
 * Examines a host's settings, as a build would take them.
 *
 * @param env the `VITE_…` variables of a production build
 */
export async function examine(
  env: Record<string, string>,
  options: Options = {},
): Promise<Examination> {
  const removeToken = tokenRemover(env.VITE_HF_ACCESS_TOKEN);
  const findings = await findAll(env, options, removeToken);
  return {
    lines: findings.map(writeLine).map(removeToken),
    exitCode: findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0,
  };
}

async function findAll(
  env: Record<string, string>,
  options: Options,
  removeToken: (text: string) => string,
): Promise<Finding[]> {
  let settings: Settings;
  let hosts: string[];
  try {
    settings = checkSettings(env);
    hosts = await hostsOf(settings);
  } catch (error) {
    return [fails((error as Error).message, 'correct it in .env or in the environment')];
  }
  const { fetch = globalThis.fetch, timeLimit } = options;
  const { siteUrl } = settings;
  const origin = options.origin ?? (siteUrl && new URL(siteUrl).origin);
  const asking = { fetch, timeLimit: timeLimit ?? 10_000 };
  const findings = await checkConnection(settings, hosts, origin, asking);
  const site = checkSite(settings, options.origin);
  if (!settings.endpoint && !settings.accessToken) return [...findings, ...site];

  if (!options.try) {
    return [...findings, unclear('Whether a call is answered: none was made', TRY), ...site];
  }
  const patient = { fetch, timeLimit: timeLimit ?? CALL_TIME_LIMIT };
  const called = await checkCall(settings, origin, removeToken, patient);
  const isProved = ({ verdict, remedy }: Finding) =>
    called.verdict === 'ok' && verdict === '?' && remedy?.endsWith(TRY);
  return [...findings.filter((one) => !isProved(one)), called, ...site];
}

/** Checks what the page is connected to when it opens. */
async function checkConnection(
  settings: Settings,
  hosts: string[],
  origin: string | undefined,
  asking: Asking,
): Promise<Finding[]> {
  const { accessToken, endpoint, model, provider } = settings;
  if (endpoint) return checkEndpoint(endpoint, model, origin, asking);
  if (!accessToken) {
    return [ok('No model is set: visitors get sample recipes until they connect one')];
  }
  const isOnHub = hosts.includes('https://huggingface.co') || provider === 'auto';
  return [
    ...(await checkToken(accessToken, settings, asking)),
    isOnHub
      ? await checkModel(accessToken, settings, asking)
      : unclear(`Whether ${provider} serves ${model}: the hub does not know its names`, TRY),
  ];
}
