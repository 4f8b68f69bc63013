import { apiAddressOf } from '../../src/models/connections/local/apiAddress.ts';
import { isLoopback } from '../../src/models/connections/local/isLoopback.ts';
import { type Answer, type Asking, ask, type Checked, whyUnclear } from './ask.ts';
import { type Finding, find } from './findings.ts';

/** Reasons for a missing answer that are not in this machine's network. */
const NO_SERVER = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|UND_ERR_SOCKET|.*CERT.*|ERR_TLS.*)$/;

/** Checks whether an OpenAI-compatible server answers a page. */
export async function checkEndpoint(
  { settings: { endpoint = '', model }, origin }: Checked,
  asking: Asking,
): Promise<Finding[]> {
  const { protocol, hostname } = new URL(endpoint);
  const base = apiAddressOf(endpoint);
  const headers: HeadersInit = origin ? { Origin: origin } : {};
  const models = await ask(`${base}/models`, asking, { headers });
  const findings = [judgeModels(models, model)];
  if (isLoopback(hostname)) findings.push(find('endpointHere'));
  else if (protocol === 'http:') findings.push(find('endpointHttp'));
  if (!origin) return [...findings, find('originUnknown')];
  // A browser asks this before the page's call. Some browsers name the client's User-Agent.
  const preflight = await ask(`${base}/chat/completions`, asking, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,user-agent',
    },
  });
  return [...findings, judgeCors(preflight, models, origin)];
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
  const isListed = data.some((one) => Object(one).id === model);
  return find(isListed ? 'endpointListed' : 'endpointNotListed', { model });
}

function judgeCors(preflight: Answer, models: Answer, origin: string): Finding {
  const { status, headers } = preflight;
  if (status === undefined) {
    return find('originUnclear', { origin, why: whyUnclear(preflight, 'the endpoint') });
  }
  if (status >= 300 || !allowsOrigin(headers, origin)) return find('corsRefused', { origin });
  const allowed = headers.get('access-control-allow-headers') ?? '';
  const names = allowed.toLowerCase().split(/\s*,\s*/);
  const missing = ['content-type', 'user-agent'].filter(
    (name) => !names.includes(name) && !names.includes('*'),
  );
  if (missing.length > 0) return find('corsHeaders', { missing: missing.join(' and ') });
  if (allowsOrigin(models.headers, origin)) return find('corsAllowed', { origin });
  return find(models.status === 200 ? 'corsUnreadable' : 'corsMaybe', { origin });
}

/** Whether a page at the origin may read the answer with these headers. */
export const allowsOrigin = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
