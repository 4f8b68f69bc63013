import { randomUUID } from 'node:crypto';
import type { Settings } from '../../src/app/settings.ts';
import { checkSettings } from '../build/hostSettings.ts';
import { hostsOf } from '../build/hostsOf.ts';
import type { Asking } from './ask.ts';
import { checkCall } from './checkCall.ts';
import { checkEndpoint } from './checkEndpoint.ts';
import { checkModel } from './checkModel.ts';
import { checkSite } from './checkSite.ts';
import { checkToken } from './checkToken.ts';
import { type Finding, fails, ok, tokenRemover, unclear, writeLine } from './finding.ts';

/** As long as the page waits for one attempt, in ms. */
const CALL_TIME_LIMIT = 60_000;

export interface Options {
  /** Whether one smallest completion is made. */
  call?: boolean | undefined;
  /** Where the page will be, such as `https://kitchen.example`. */
  origin?: string | undefined;
  fetch?: typeof fetch;
  /** How long one question may take, in ms; a call may take a minute unless this is given. */
  timeLimit?: number;
}

export interface Examination {
  /** One line for each finding, and a last one on what was not checked. None holds the token. */
  lines: string[];
  /** 1 where something would make the page fail; what could not be checked leaves it 0. */
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
  const { findings, unchecked } = await findAll(env, options, removeToken);
  const open = findings.flatMap((finding) => (finding.verdict === '?' ? finding.unchecked : []));
  const last = [...new Set([...open, ...unchecked])].join('; ') || 'nothing that the page needs';
  return {
    lines: [...findings.map(writeLine), `Not checked: ${last}.`].map(removeToken),
    exitCode: findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0,
  };
}

interface Found {
  findings: Finding[];
  /** What no finding is about, and was not checked either. */
  unchecked: string[];
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
    // The client remembers what it looked up by the model's name, and this look-up is not real.
    hosts = await hostsOf({ ...settings, model: `${settings.model}#${randomUUID()}` });
  } catch (error) {
    return {
      findings: [fails((error as Error).message, 'correct it in .env or in the environment')],
      unchecked: ['everything else'],
    };
  }

  const site = checkSite(settings, options.origin);
  const found = await findConnected(settings, hosts, options, removeToken);
  return {
    findings: [...found.findings, ...site.findings],
    unchecked: [...found.unchecked, ...site.unchecked],
  };
}

/** What the page is connected to when it is opened. */
async function findConnected(
  settings: Settings,
  hosts: string[],
  { call, origin: given, fetch = globalThis.fetch, timeLimit }: Options,
  removeToken: (text: string) => string,
): Promise<Found> {
  const origin = given ?? (settings.siteUrl && new URL(settings.siteUrl).origin);
  const asking: Asking = { fetch, timeLimit: timeLimit ?? 10_000 };
  const findings: Finding[] = [];
  const unchecked: string[] = [];
  const { accessToken, endpoint, model, provider } = settings;

  if (endpoint) {
    findings.push(...(await checkEndpoint(endpoint, model, origin, asking)));
    if (!origin) unchecked.push("whether the page's address may call the endpoint (--origin)");
  } else if (accessToken) {
    findings.push(...(await checkToken(accessToken, settings, asking)));
    findings.push(
      hosts.includes('https://huggingface.co') || provider === 'auto'
        ? await checkModel(accessToken, settings, asking)
        : unclear(
            `Whether ${provider} serves ${model}: it takes names of its own, which the hub does not know`,
            'prove it with --call',
            `whether ${provider} serves the model`,
          ),
    );
    unchecked.push('how many calls the account still pays for');
  } else {
    return {
      findings: [
        ok('Nothing is connected: the sample kitchen cooks, until a visitor connects a model'),
      ],
      unchecked: [],
    };
  }

  if (call) {
    const patient = { fetch, timeLimit: timeLimit ?? CALL_TIME_LIMIT };
    const called = await checkCall(settings, origin, removeToken, patient);
    const open =
      called.verdict === 'ok' ? findings.filter((one) => !isProvedByCall(one)) : findings;
    return { findings: [...open, called], unchecked };
  }
  return { findings, unchecked: ['whether a call is answered (--call)', ...unchecked] };
}

function isProvedByCall(finding: Finding): boolean {
  return finding.verdict === '?' && finding.remedy.endsWith('prove it with --call');
}
