import { apiAddressOf } from '../../src/models/connections/local/apiAddress.ts';
import { isLoopback } from '../../src/models/connections/local/isLoopback.ts';
import { type Answer, ask, type Case, whyUnclear } from './ask.ts';
import { type Finding, find } from './find.ts';

/** Reasons for a missing answer that are not in this machine's network. */
const NO_SERVER = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|UND_ERR_SOCKET|.*CERT.*|ERR_TLS.*)$/;

/** Checks whether an OpenAI-compatible server answers a page. */
export async function checkEndpoint(one: Case): Promise<Finding[]> {
  const { endpoint = '', model } = one.settings;
  const { protocol, hostname } = new URL(endpoint);
  const base = apiAddressOf(endpoint);
  const models = await ask(`${base}/models`, one);
  const findings = [judgeModels(models, model)];
  if (isLoopback(hostname)) findings.push(find('endpointHere'));
  else if (protocol === 'http:') findings.push(find('endpointHttp'));
  if (!one.origin) return [...findings, find('originUnknown')];
  // A browser asks this before the page's call. Some browsers name the client's User-Agent.
  const preflight = await ask(`${base}/chat/completions`, one, {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,user-agent',
    },
  });
  return [...findings, judgeCors(preflight, models, one.origin)];
}

function judgeModels(answer: Answer, model: string): Finding {
  const { status, value, cause = '' } = answer;
  const { data } = Object(value);
  if (NO_SERVER.test(cause)) return find('endpointSilent', { cause });
  // A server may allow the call, and forbid only the list (403).
  if (status === 401) return find('endpointWantsToken');
  if (status === 200 && Object(value) !== value) return find('endpointNoApi');
  const why = whyUnclear(answer, 'it', false);
  if (why) return find('endpointUnclear', { why });
  if (status !== 200 || !Array.isArray(data)) return find('endpointNoList', { status });
  const isListed = data.some((entry) => Object(entry).id === model);
  return find(isListed ? 'endpointListed' : 'endpointNotListed', { model });
}

function judgeCors(preflight: Answer, models: Answer, origin: string): Finding {
  const { status, headers } = preflight;
  if (status === undefined) {
    return find('originUnclear', { origin, why: whyUnclear(preflight, 'the endpoint') });
  }
  if (status >= 300 || !allowsOrigin(headers, origin)) return find('corsRefused', { origin });
  const allowed =
    headers
      .get('access-control-allow-headers')
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? [];
  const needed = allowed.includes('*') ? [] : ['content-type', 'user-agent'];
  const missing = needed.filter((name) => !allowed.includes(name)).join(' and ');
  if (missing) return find('corsHeaders', { missing });
  if (allowsOrigin(models.headers, origin)) return find('corsAllowed', { origin });
  return find(models.status === 200 ? 'corsUnreadable' : 'corsMaybe', { origin });
}

/** Whether a page at the origin may read the answer with these headers. */
export const allowsOrigin = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
