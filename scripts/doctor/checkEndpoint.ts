import { apiAddressOf } from '../../src/models/connections/local/apiAddress.ts';
import { isLoopback } from '../../src/models/connections/local/isLoopback.ts';
import { type Answer, type Asking, ask, whyUnclear } from './ask.ts';
import { type Finding, fails, ok, TRY, unclear } from './finding.ts';

/** Reasons for a missing answer that are not in this machine's network. */
const NOBODY_THERE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|UND_ERR_SOCKET|.*CERT.*|ERR_TLS.*)$/;

/**
 * Checks whether an OpenAI-compatible server answers a page.
 *
 * @param endpoint the server's address, as the host set it
 * @param model the model's name, as the server knows it
 * @param origin the page's future address; undefined if the host does not say
 */
export async function checkEndpoint(
  endpoint: string,
  model: string,
  origin: string | undefined,
  asking: Asking,
): Promise<Finding[]> {
  const { protocol, hostname } = new URL(endpoint);
  const base = apiAddressOf(endpoint);
  const headers: HeadersInit = origin ? { Origin: origin } : {};
  const models = await ask(`${base}/models`, asking, { headers });
  const findings = [judgeModels(models, model)];
  if (isLoopback(hostname)) {
    findings.push(
      unclear(
        'The endpoint is on this machine, where other visitors cannot reach it',
        'set an address that visitors reach, unless you are the only one',
      ),
    );
  } else if (protocol === 'http:') {
    findings.push(
      unclear(
        'The endpoint is http, which a page that is served over https may not call',
        'give the endpoint https',
      ),
    );
  }
  if (!origin) {
    const text = "Whether the page's address may call the endpoint: the doctor does not know it";
    findings.push(unclear(text, 'name it with --origin'));
  } else {
    // A browser asks this before the page's call. Some browsers name the client's User-Agent.
    const preflight = await ask(`${base}/chat/completions`, asking, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,user-agent',
      },
    });
    findings.push(judgeCors(preflight, models, origin));
  }
  return findings;
}

function judgeModels(answer: Answer, model: string): Finding {
  const { status, value, cause } = answer;
  const { data } = Object(value);
  if (NOBODY_THERE.test(cause ?? '')) {
    return fails(
      `The endpoint does not answer (${cause})`,
      'start the server, or correct VITE_INFERENCE_ENDPOINT',
    );
  }
  // A server may allow the call, and forbid only the list (403).
  if (status === 401) {
    return {
      ...fails(
        'The endpoint asks for a token (401), and the page sends none',
        'let the server answer without one, or put docs/examples/edge-proxy.ts before it',
      ),
      about: 'token',
    };
  }
  if (status === 200 && Object(value) !== value) {
    const text = 'What answers at the endpoint is not an API: it answers with a page';
    return fails(text, 'correct VITE_INFERENCE_ENDPOINT');
  }
  const why = whyUnclear({ ...answer, value: {} }, 'it');
  if (why)
    return unclear(`Whether the endpoint answers: ${why}`, `run this again later, or ${TRY}`);
  if (status !== 200 || !Array.isArray(data)) {
    return unclear(`The endpoint answers, but lists no models (${status})`, TRY);
  }
  if (data.some((one) => Object(one).id === model)) {
    return ok(`The endpoint answers and lists ${model}`);
  }
  return unclear(
    `The endpoint answers, but does not list ${model}`,
    `set VITE_HF_MODEL to a name that the server knows, or ${TRY}`,
  );
}

function judgeCors(preflight: Answer, models: Answer, origin: string): Finding {
  if (preflight.status === undefined) {
    const why = whyUnclear(preflight, 'the endpoint');
    return unclear(`Whether a page at ${origin} may call: ${why}`, 'run this again later');
  }
  if (preflight.status >= 300 || !allowsOrigin(preflight.headers, origin)) {
    return failsForPages(
      `The endpoint lets no page at ${origin} call it (CORS)`,
      "add the page's origin to the server's list of allowed origins",
    );
  }
  const allowed = preflight.headers.get('access-control-allow-headers') ?? '';
  const names = allowed.toLowerCase().split(/\s*,\s*/);
  const missing = ['content-type', 'user-agent'].filter(
    (name) => !names.includes(name) && !names.includes('*'),
  );
  if (missing.length > 0) {
    return failsForPages(
      `The endpoint lets no page send the header ${missing.join(' and ')} (CORS)`,
      "add it to the server's list of allowed headers",
    );
  }
  if (!allowsOrigin(models.headers, origin)) {
    if (models.status === 200) return unreadable(origin);
    return unclear(`The endpoint lets a page at ${origin} call it, but maybe not read`, TRY);
  }
  return ok(`The endpoint lets a page at ${origin} call it`);
}

const failsForPages = (text: string, remedy: string): Finding => ({
  ...fails(text, remedy),
  about: 'cors',
});

/** Whether a page at the origin may read the answer with these headers. */
export function allowsOrigin(headers: Headers, origin: string): boolean {
  return ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
}

/** The finding if a server answers the preflight, but its answer lacks the header. */
export function unreadable(origin: string): Finding {
  return failsForPages(
    `The endpoint lets a page at ${origin} call it, but not read its answers (CORS)`,
    'send access-control-allow-origin with every answer, and not only with the preflight',
  );
}
