import { InferenceClient } from '@huggingface/inference';
import { isLoopback } from '../../src/connections/isLoopback.ts';
import { type Answer, type Asking, ask, whyUnclear } from './ask.ts';
import { type Finding, fails, ok, unclear } from './finding.ts';

/** What stops an answer, although the machine that asks has a network. */
const NOBODY_THERE = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|UND_ERR_SOCKET|.*CERT.*|ERR_TLS.*)$/;

/**
 * Finds out whether an OpenAI-compatible server answers a page.
 *
 * @param endpoint the server's address, as the host set it
 * @param model the model's name, as the server knows it
 * @param origin where the page will be; undefined where the host does not tell
 */
export async function checkEndpoint(
  endpoint: string,
  model: string,
  origin: string | undefined,
  asking: Asking,
): Promise<Finding[]> {
  const { username, password, search, hash, protocol, hostname } = new URL(endpoint);
  if (username || password) {
    return [
      fails(
        'VITE_INFERENCE_ENDPOINT holds a user name or a password, which no page may send',
        'take it out: docs/examples/edge-proxy.ts keeps a token on a server',
      ),
    ];
  }
  if (search || hash) {
    return [
      fails(
        'VITE_INFERENCE_ENDPOINT holds a "?" or a "#", behind which no path can follow',
        'end it with the host, /v1 or /v1/chat/completions',
      ),
    ];
  }

  const chat = await chatAddress(endpoint, model);
  const headers: HeadersInit = origin ? { Origin: origin } : {};
  const models = await ask(chat.replace(/chat\/completions$/, 'models'), asking, { headers });
  const findings = [judgeAnswer(models, model)];
  if (isLoopback(hostname)) {
    findings.push(
      unclear(
        'The endpoint is on this machine, and a visitor elsewhere has none there',
        'name an address that visitors reach, unless you are the only one',
        'whether visitors reach the endpoint',
      ),
    );
  } else if (protocol === 'http:') {
    findings.push(
      unclear(
        'The endpoint is http, which a page that is served over https may not call',
        'give the endpoint https',
        'whether the page is served over https',
      ),
    );
  }
  if (origin) {
    findings.push(judgePreflight(await askForLeave(chat, origin, asking), origin));
  }
  return findings;
}

/** The address that the client makes of an endpoint. */
async function chatAddress(endpoint: string, model: string): Promise<string> {
  let address = endpoint;
  await new InferenceClient().chatCompletion(
    { endpointUrl: endpoint, model, messages: [] },
    {
      fetch: async (input) => {
        address = String(input);
        return Response.json({});
      },
    },
  );
  return address;
}

function judgeAnswer(answer: Answer, model: string): Finding {
  const unchecked = 'whether the endpoint serves the model';
  if (!answer.came && NOBODY_THERE.test(answer.cause)) {
    return fails(
      `The endpoint does not answer (${answer.cause})`,
      'start the server, or correct VITE_INFERENCE_ENDPOINT',
    );
  }
  if (!answer.came || answer.status === 429 || answer.status >= 500) {
    return unclear(
      `Whether the endpoint answers: ${whyUnclear(answer, 'it')}`,
      'run this again later, or prove it with --call',
      'whether the endpoint answers',
    );
  }
  if (answer.status === 401) {
    return fails(
      'The endpoint asks for a token (401), and the page sends none',
      'let the server answer without one, or put docs/examples/edge-proxy.ts before it',
    );
  }
  const data = Object(answer.value).data;
  if (answer.status !== 200 || !Array.isArray(data)) {
    return unclear(
      `The endpoint answers, but lists no models (${answer.status})`,
      'prove it with --call',
      unchecked,
    );
  }
  if (data.some((one) => Object(one).id === model)) {
    return ok(`The endpoint answers and lists ${model}`);
  }
  return unclear(
    `The endpoint answers, but does not list ${model}`,
    'set VITE_HF_MODEL to a name that the server knows, or prove it with --call',
    unchecked,
  );
}

/** Asks what a browser asks before the page's call. Some browsers name the client's User-Agent. */
function askForLeave(chat: string, origin: string, asking: Asking): Promise<Answer> {
  return ask(chat, asking, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,user-agent',
    },
  });
}

function judgePreflight(answer: Answer, origin: string): Finding {
  if (!answer.came) {
    return unclear(
      `Whether a page at ${origin} may call: the endpoint gave no answer (${answer.cause})`,
      'run this again later',
      "whether the page's address may call the endpoint",
    );
  }
  const allowed = answer.headers.get('access-control-allow-origin');
  const headers = (answer.headers.get('access-control-allow-headers') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/);
  const missing = ['content-type', 'user-agent'].filter(
    (name) => !headers.includes(name) && !headers.includes('*'),
  );
  if (answer.status >= 300 || (allowed !== '*' && allowed !== origin)) {
    return fails(
      `The endpoint lets no page at ${origin} call it (CORS)`,
      "add the page's origin to the server's list of allowed origins",
    );
  }
  if (missing.length > 0) {
    return fails(
      `The endpoint lets no page send the header ${missing.join(' and ')} (CORS)`,
      "add it to the server's list of allowed headers",
    );
  }
  return ok(`The endpoint lets a page at ${origin} call it`);
}
