import type { Settings } from '../../src/app/settings.ts';
import type { LazyConnection } from '../../src/models/connections/connection.ts';
import type { ConnectionKind } from '../../src/models/connections/connectionTable.ts';
import { createHostConnection } from '../../src/models/connections/createConnection.ts';
import { checkSettings } from '../build/hostSettings.ts';
import { hostsOf } from '../build/hostsOf.ts';
import { checkConnection, tryConnection } from './checkConnection.ts';
import { checkSite } from './checkSite.ts';
import { type Finding, fails, TRY, tokenRemover, unclear, writeLines } from './finding.ts';

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

export interface Examination {
  /** One line for each finding, and lines to paste. No line holds the token. */
  lines: string[];
  /** 1 if something would make the page fail. */
  exitCode: 0 | 1;
}

/**
 * Examines a host's settings as a build reads them.
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
    lines: findings.flatMap(writeLines).map(removeToken),
    exitCode: findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0,
  };
}

async function findAll(
  env: Record<string, string>,
  { kinds, ...options }: Options,
  removeToken: (text: string) => string,
): Promise<Finding[]> {
  let settings: Settings;
  let connection: LazyConnection;
  try {
    settings = checkSettings(env);
    connection = createHostConnection(settings, kinds);
    await hostsOf(settings, connection);
  } catch (error) {
    return [fails((error as Error).message, 'correct it in .env or in the environment')];
  }
  const { fetch = globalThis.fetch, timeLimit } = options;
  const { siteUrl } = settings;
  const origin = options.origin ?? (siteUrl && new URL(siteUrl).origin);
  const asking = { fetch, timeLimit: timeLimit ?? 10_000 };
  const checked = { connection, settings, origin, removeToken };
  const findings = await checkConnection(checked, asking);
  const site = checkSite(settings, options.origin);
  if (connection.model === null) return [...findings, ...site];

  if (!options.try) {
    return [...findings, unclear('Whether a call is answered: none was made', TRY), ...site];
  }
  const patient = { fetch, timeLimit: timeLimit ?? CALL_TIME_LIMIT };
  const [called, ...recipe] = await tryConnection(checked, findings, patient);
  const isProved = ({ verdict, remedy }: Finding) =>
    called.verdict === 'ok' && verdict === '?' && remedy?.endsWith(TRY);
  return [...findings.filter((one) => !isProved(one)), called, ...recipe, ...site];
}
