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
  /** One line for each finding, and one on what nobody checked. No line holds the token. */
  lines: string[];
  /** 1 if something would make the page fail. */
  exitCode: 0 | 1;
}

interface Found {
  findings: Finding[];
  /** What no finding is about. */
  unchecked: string[];
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
  const { findings, unchecked } = await findAll(env, options, removeToken);
  const rest = unchecked.length > 0 ? [`Not checked: ${unchecked.join('; ')}.`] : [];
  return {
    lines: [...findings.map(writeLine), ...rest].map(removeToken),
    exitCode: findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0,
  };
}

async function findAll(
  env: Record<string, string>,
  options: Options,
  removeToken: (text: string) => string,
): Promise<Found> {
  let settings: Settings;
  let hosts: string[];
  try {
    settings = checkSettings(env);
    hosts = await hostsOf(settings);
  } catch (error) {
    const { message } = error as Error;
    return {
      findings: [fails(message, 'correct it in .env or in the environment')],
      unchecked: ['everything else'],
    };
  }
  const model = await checkConnection(settings, hosts, options, removeToken);
  const site = checkSite(settings, options.origin);
  return {
    findings: [...model.findings, ...site.findings],
    unchecked: [...model.unchecked, ...site.unchecked],
  };
}

/** Checks what the page is connected to when it opens. */
async function checkConnection(
  settings: Settings,
  hosts: string[],
  { origin: given, fetch = globalThis.fetch, timeLimit, ...options }: Options,
  removeToken: (text: string) => string,
): Promise<Found> {
  const { accessToken, endpoint, model, provider, siteUrl } = settings;
  const origin = given ?? (siteUrl && new URL(siteUrl).origin);
  const asking: Asking = { fetch, timeLimit: timeLimit ?? 10_000 };
  const findings: Finding[] = [];
  const unchecked: string[] = [];

  if (endpoint) {
    findings.push(...(await checkEndpoint(endpoint, model, origin, asking)));
    if (!origin) unchecked.push("whether the page's address may call the endpoint (--origin)");
  } else if (accessToken) {
    findings.push(...(await checkToken(accessToken, settings, asking)));
    findings.push(
      hosts.includes('https://huggingface.co') || provider === 'auto'
        ? await checkModel(accessToken, settings, asking)
        : unclear(`Whether ${provider} serves ${model}: the hub does not know its names`, TRY),
    );
    unchecked.push('how many calls the account still pays for');
  } else {
    const text = 'No model is set: visitors get sample recipes until they connect one';
    return { findings: [ok(text)], unchecked };
  }

  if (!options.try) {
    return { findings, unchecked: ['whether a call is answered (--try)', ...unchecked] };
  }
  const patient = { fetch, timeLimit: timeLimit ?? CALL_TIME_LIMIT };
  const called = await checkCall(settings, origin, removeToken, patient);
  const isProved = ({ verdict, remedy }: Finding) =>
    called.verdict === 'ok' && verdict === '?' && remedy?.endsWith(TRY);
  return { findings: [...findings.filter((one) => !isProved(one)), called], unchecked };
}
