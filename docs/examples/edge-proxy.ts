/** What the host sets: `TOKEN` as a secret, the rest as variables. */
interface Env {
  TOKEN: string;
  ORIGINS: string; // whose pages may call, with a blank between: "https://kitchen.example"
  MODEL: string; // the one that is called, whatever a page asks for
  UPSTREAM?: string; // where calls are sent on to; Hugging Face's router unless set
}

const LIMITS = { characters: 32_768, tokens: 1024, calls: 20, period: 60_000 /* ms */ };

// Each isolate counts for itself and forgets: that stops a page that runs away, but no attacker.
// What holds is a spending limit on the token's account, and the platform's own rate limit.
const calls = new Map<string, number>();
let periodEnd = 0;

/** Adds a token to the chat calls of known pages, so that no page has to hold it. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    // It keeps the pages of others out; a caller that is no browser may name any origin.
    const origin = request.headers.get('origin') ?? '';
    if (!origin || !env.ORIGINS.split(' ').includes(origin)) return refuse(403, 'Foreign origin');
    const failed = () => refuse(502, 'The call could not be made');
    const { status, headers: given, body } = await answer(request, env).catch(failed);
    const headers = new Headers({ 'content-type': given.get('content-type') ?? 'text/plain' });
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-allow-headers', 'content-type, user-agent');
    headers.set('vary', 'origin');
    return new Response(body, { status, headers });
  },
};

async function answer(request: Request, env: Env): Promise<Response> {
  if (new URL(request.url).pathname !== '/v1/chat/completions') return refuse(404, 'No such path');
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'POST') return refuse(405, 'POST only');
  if (Date.now() >= periodEnd) calls.clear();
  if (calls.size === 0) periodEnd = Date.now() + LIMITS.period;
  const caller = request.headers.get('cf-connecting-ip') ?? ''; // as Cloudflare names it
  calls.set(caller, (calls.get(caller) ?? 0) + 1);
  if (Number(calls.get(caller)) > LIMITS.calls) return refuse(429, 'Too many calls');
  let text = '';
  for await (const part of request.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > LIMITS.characters) return refuse(413, 'Too large');
  }
  const { messages, temperature, stream, max_tokens: wanted } = JSON.parse(text);
  const max_tokens = Math.min(Number(wanted) || LIMITS.tokens, LIMITS.tokens);
  const body = { model: env.MODEL, messages, temperature, stream, max_tokens };
  const reply = await fetch(env.UPSTREAM ?? 'https://router.huggingface.co/v1/chat/completions', {
    method: 'POST',
    headers: { authorization: `Bearer ${env.TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: request.signal,
  });
  if (reply.ok) return reply;
  const said = await reply.text(); // which may repeat what it was sent
  return new Response(said.replaceAll(env.TOKEN, '[token]'), reply);
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });
