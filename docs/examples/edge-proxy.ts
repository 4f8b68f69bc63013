/** What the host sets: `TOKEN` as a secret, the rest as variables. */
interface Env {
  TOKEN?: string;
  ORIGINS?: string; // whose pages may call, with a blank between: "https://kitchen.example"
  MODEL?: string; // the one that is called, whatever a page asks for
  UPSTREAM?: string; // where calls are sent on to; Hugging Face's router unless set
}

type Settings = Required<Omit<Env, 'ORIGINS'>> & { origins: string[] };

const LIMITS = {
  characters: 32_768,
  messages: 20,
  tokens: 1024,
  calls: 20,
  period: 60_000 /* ms */,
};
const ROLES = ['system', 'user', 'assistant'];

// Each isolate counts for itself and forgets: that stops a page that runs away, but no attacker.
// What holds is a spending limit on the token's account, and the platform's own rate limit.
const calls = new Map<string, number>();
let periodEnd = 0;
let hasComplained = false;

/** Adds a token to the chat calls of known pages, so no page has to hold it. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { settings, problems } = readEnv(env);
    if (problems.length > 0 && !hasComplained) console.error(`Not set up: ${problems.join(' ')}`);
    hasComplained ||= problems.length > 0;
    if (problems.length > 0)
      return refuse(500, 'The proxy is not set up. Its log says what is missing');
    // It keeps the pages of others out; a caller that is no browser may name any origin.
    const origin = request.headers.get('origin') ?? '';
    if (!settings.origins.includes(origin)) return refuse(403, 'Foreign origin');
    const failed = () => refuse(502, 'The call could not be made');
    const { status, headers: given, body } = await answer(request, settings).catch(failed);
    const headers = new Headers({ 'content-type': given.get('content-type') ?? 'text/plain' });
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-headers', 'content-type, user-agent');
    headers.set('vary', 'origin');
    return new Response(body, { status, headers });
  },
};

/** Reads what the host has set, and says what is wrong with it. */
function readEnv(env: Env): { settings: Settings; problems: string[] } {
  // A secret that was piped in ends with a line break.
  const [token = '', model = '', upstream] = [env.TOKEN, env.MODEL, env.UPSTREAM].map((text) =>
    text?.trim(),
  );
  const origins = (env.ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
  const problems = [
    !/^[\x21-\x7e]+$/.test(token) && 'TOKEN is missing, or holds a blank.',
    !model && 'MODEL is missing.',
    origins.length === 0 && 'ORIGINS is missing: name the page, such as https://kitchen.example.',
    ...origins.map(
      (one) =>
        !isOrigin(one) && `ORIGINS: "${one}" is not an origin, such as https://kitchen.example.`,
    ),
  ].filter((problem) => problem !== false);
  const UPSTREAM = upstream || 'https://router.huggingface.co/v1/chat/completions';
  return { settings: { TOKEN: token, MODEL: model, UPSTREAM, origins }, problems };
}

async function answer(request: Request, { TOKEN, MODEL, UPSTREAM }: Settings): Promise<Response> {
  if (new URL(request.url).pathname !== '/v1/chat/completions') return refuse(404, 'No such path');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'POST') return refuse(405, 'POST only');
  if (Date.now() >= periodEnd) calls.clear();
  if (calls.size === 0) periodEnd = Date.now() + LIMITS.period;
  const caller = networkOf(request.headers.get('cf-connecting-ip') ?? ''); // as Cloudflare names it
  calls.set(caller, (calls.get(caller) ?? 0) + 1);
  if (Number(calls.get(caller)) > LIMITS.calls) return refuse(429, 'Too many calls');
  let text = '';
  for await (const part of request.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > LIMITS.characters) return refuse(413, 'Too large');
  }
  const asked = readCall(text);
  if (!asked) return refuse(400, 'Not a chat call that this proxy lets through');
  const reply = await fetch(UPSTREAM, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: MODEL, ...asked }),
    signal: request.signal,
    redirect: 'manual', // the token is for this address alone; not every edge knows "error"
  });
  if (reply.status >= 300 && reply.status < 400) throw new Error('A redirect');
  if (reply.ok) return reply; // its body goes on as it comes, word by word
  const said = await reply.text(); // which may repeat what it was sent
  return new Response(said.replaceAll(TOKEN, '[token]'), reply);
}

/** Who an address belongs to: of IPv6 every home has 2^64 addresses, which begin with the same four groups. */
function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '');
  if (!plain.includes(':')) return plain;
  const [first = [], last = []] = plain.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return groups.map((group) => group.padStart(4, '0')).join(':');
}

/** Reads what the proxy passes on of a call, and drops all else; undefined if it is not a chat call. */
function readCall(text: string) {
  const { messages, temperature = 1, max_tokens = LIMITS.tokens, stream } = Object(parse(text));
  const isNumber = (value: unknown, from: number, to: number) =>
    typeof value === 'number' && value >= from && value <= to;
  if (!Array.isArray(messages) || !isNumber(messages.length, 1, LIMITS.messages)) return undefined;
  if (!isNumber(temperature, 0, 2) || !isNumber(max_tokens, 1, Infinity)) return undefined;
  const chat = messages.map(Object).map(({ role, content }) => ({ role, content }));
  if (!chat.every(({ role, content }) => ROLES.includes(role) && typeof content === 'string')) {
    return undefined;
  }
  return {
    messages: chat,
    temperature,
    max_tokens: Math.min(Math.floor(max_tokens), LIMITS.tokens),
    ...(stream === true && { stream }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });
