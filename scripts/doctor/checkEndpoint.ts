import { apiAddressOf, isLoopback } from '../../src/wire/connections/local/isLoopback.ts';
import { type Answer, ask, type Case, type Finding, whyUnclear } from './ask.ts';
import { checkVision } from './checkHub.ts';

/** Reasons for a missing answer that are not in this machine's network. */
const NO_SERVER = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|UND_ERR_SOCKET|.*CERT.*|ERR_TLS.*)$/;
/** The headers that a page sends. Some browsers name the client's User-Agent. */
const SENT = ['content-type', 'user-agent'];
const ASKED = 'access-control-request';

/** Whether an OpenAI-compatible server answers a page. `recipe`: the headers of one. */
export async function* checkEndpoint(one: Case, recipe?: Headers): AsyncGenerator<Finding> {
  const { endpoint = '', model, visionModel } = one.settings;
  const { protocol, hostname } = new URL(endpoint);
  const models = await ask(`${apiAddressOf(endpoint)}/models`, one);
  yield judgeModels(models, model);
  if (isLoopback(hostname))
    yield `unclear The endpoint is on this machine, where other visitors cannot reach it  → set an address that visitors reach, unless you are the only one`;
  else if (protocol === 'http:')
    yield `unclear The endpoint is http, which a page that is served over https may not call  → give the endpoint https`;
  yield checkCors(one, models, recipe);
  if (visionModel) yield checkVision(visionModel);
}

function judgeModels(answer: Answer, model: string): Finding {
  const { status, value, cause = '' } = answer;
  if (NO_SERVER.test(cause))
    return `fails The endpoint does not answer (${cause})  → start the server, or correct VITE_INFERENCE_ENDPOINT`;
  // A server may allow the call, and forbid only the list (403).
  if (status === 401)
    return `fails The endpoint asks for a token (401), and the page sends none  → let the server answer without one, or put docs/examples/edge-proxy.ts before it`;
  if (status === 200 && Object(value) !== value)
    return `fails What answers at the endpoint is not an API: it answers with a page  → correct VITE_INFERENCE_ENDPOINT`;
  const why = whyUnclear(answer, 'it', false);
  if (why) return `untried Whether the endpoint answers: ${why}  → run this again later`;
  const { data } = Object(value);
  if (!Array.isArray(data)) return `untried The endpoint answers, but lists no models (${status})`;
  return data.some((entry) => Object(entry).id === model)
    ? `ok The endpoint answers and lists ${model}`
    : `untried The endpoint answers, but does not list ${model}  → set VITE_HF_MODEL to a name that the server knows`;
}

/** Asks what a browser asks before the page's call. */
async function checkCors(one: Case, models: Answer, recipe?: Headers): Promise<Finding> {
  const { origin, settings } = one;
  if (!origin)
    return `unclear Whether the page's address may call the endpoint: the doctor does not know it  → name it with --origin`;
  const allowsOrigin = (given: Headers | undefined) =>
    ['*', origin].includes(given?.get('access-control-allow-origin') ?? '');
  const preflight = await ask(`${apiAddressOf(settings.endpoint ?? '')}/chat/completions`, one, {
    method: 'OPTIONS',
    headers: { [`${ASKED}-method`]: 'POST', [`${ASKED}-headers`]: SENT.join() },
  });
  const { status, headers } = preflight;
  if (status === undefined)
    return `unclear Whether a page at ${origin} may call: ${whyUnclear(preflight, 'the endpoint')}  → run this again later`;
  if (status >= 300 || !allowsOrigin(headers))
    return `fails The endpoint lets no page at ${origin} call it (CORS)  → add the page's origin to the server's list of allowed origins`;
  const given = headers?.get('access-control-allow-headers') ?? '';
  const allowed = given.toLowerCase().split(/\s*,\s*/);
  const missing = allowed.includes('*') ? [] : SENT.filter((name) => !allowed.includes(name));
  if (missing.length > 0)
    return `fails The endpoint lets no page send the header ${missing.join(' and ')} (CORS)  → add it to the server's list of allowed headers`;
  const isListRead = allowsOrigin(models.headers);
  if ((models.status === 200 && !isListRead) || (recipe && !allowsOrigin(recipe)))
    return `fails The endpoint lets a page at ${origin} call it, but not read its answers (CORS)  → send access-control-allow-origin with every answer, and not only with the preflight`;
  return isListRead || recipe
    ? `ok The endpoint lets a page at ${origin} call it`
    : `untried The endpoint lets a page at ${origin} call it, but maybe not read`;
}
