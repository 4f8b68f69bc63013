import { json as readJson } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOpenAiCompatibleConnection } from '../../src/connections/openAiCompatible';
import { type Site, serve } from '../support/serve';

interface Seen {
  line: string;
  authorization: string | undefined;
  body: unknown;
}

let seen: Seen[];
let answer: { status: number; type: string; body: string };
let site: Site;
let address: string;

beforeEach(async () => {
  seen = [];
  answer = {
    status: 200,
    type: 'application/json',
    body: '{"choices":[{"message":{"content":"# Rice"},"finish_reason":"stop"}]}',
  };
  site = await serve(async (request, response) => {
    seen.push({
      line: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      body: await readJson(request),
    });
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  address = new URL(site.url).origin;
});

afterEach(() => site.close());

const ask = (endpoint: string) =>
  createOpenAiCompatibleConnection({ endpoint, model: 'llama3' }).generate(
    ['eggs', 'rice'],
    new AbortController().signal,
  );

it.each(['', '/', '/v1', '/v1/', '/v1/chat/completions'])(
  'asks the server at its address and "%s", once, without a look-up and without a token',
  async (path) => {
    expect(await ask(address + path)).toEqual({ text: '# Rice', cut: false, model: 'llama3' });
    expect(seen).toEqual([
      {
        line: 'POST /v1/chat/completions',
        authorization: undefined,
        body: {
          model: 'llama3',
          messages: [
            { role: 'system', content: expect.any(String) },
            {
              role: 'user',
              content: "I have eggs, rice. Please give me a recipe you'd recommend I make!",
            },
          ],
          max_tokens: 1024,
          temperature: 0.7,
        },
      },
    ]);
  },
);

it.each([
  ['a page of HTML', 200, 'text/html', '<h1>Hi</h1>'],
  ['an object of another kind', 200, 'application/json', '{"models":[]}'],
])('reads no text from %s', async (_, status, type, body) => {
  answer = { status, type, body };
  expect(await ask(address)).toMatchObject({ text: '' });
});

it('fails with the status that the server gives', async () => {
  answer = { status: 404, type: 'application/json', body: '{"error":"no such model"}' };
  await expect(ask(address)).rejects.toMatchObject({ name: 'ProviderApiError', status: 404 });
});
