import { completionBody, json, type Reply } from '../../support/standIn';

/** One way in which an attempt can fail. */
export interface Fault {
  /** What happens, to be read after "a call that …" or "a look-up that …". */
  name: string;
  /** Which of an attempt's two requests it befalls. */
  at: 'hub' | 'router';
  /** What the request is answered with, or what has become of the network. */
  how: Reply | 'refused' | 'offline' | 'unreachable';
  /** Whether nothing but the time limit ends the attempt. */
  needsTimeLimit?: boolean;
  /** Whether the client remembers the answer, so that later attempts send nothing. */
  isRemembered?: boolean;
  /** What the console says of it, after "Attempt n of 3 failed: ". */
  log: string;
}

const MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const FAILED_TO_FETCH = 'TypeError - Failed to fetch';
const BLANK = 'BlankAnswerError - The answer holds no text.';
const TOO_LATE = 'TimeoutError - No answer within the time limit.';

const status = (code: number, body = '', type = 'application/json'): Reply => ({
  kind: 'status',
  status: code,
  body,
  type,
});

const said = (code: number, what: string) =>
  `ProviderApiError (HTTP ${code}) - Failed to perform inference: ${what}`;

const MALFORMED = 'ProviderOutputError (HTTP 200) - Expected ChatCompletionOutput';
const NO_JSON = 'Unexpected end of JSON input';
const CUT = 'TypeError (HTTP 200) - Failed to fetch';

const STATUSES = [400, 401, 402, 403, 404, 408, 413, 422, 429, 500, 501, 502, 503, 504, 529];

const REDIRECT = { location: 'https://elsewhere.example/' };

/** What both requests of an attempt can suffer, and what it does to either. */
const connectionFaults: [name: string, how: Fault['how'], log: string][] = [
  ['is reset', { kind: 'drop', how: 'reset' }, FAILED_TO_FETCH],
  ['is closed without an answer', { kind: 'drop', how: 'close' }, FAILED_TO_FETCH],
  ['is answered with bytes that are no HTTP', { kind: 'garbage' }, FAILED_TO_FETCH],
  ['is refused the connection', 'refused', FAILED_TO_FETCH],
  ['is made offline', 'offline', FAILED_TO_FETCH],
  [
    'is answered without the CORS headers',
    { kind: 'withoutCors', reply: json(completionBody('# Unreadable')) },
    FAILED_TO_FETCH,
  ],
  ['is refused its preflight', { kind: 'preflightRefused' }, FAILED_TO_FETCH],
  [
    'is led to a host that the policy does not name',
    { kind: 'status', status: 307, headers: REDIRECT },
    FAILED_TO_FETCH,
  ],
  ['gets no answer', { kind: 'hang' }, TOO_LATE],
  ['gets a head and no body', { kind: 'stall' }, TOO_LATE],
  ['gets a body that stops half-way', { kind: 'stall', body: '{"choices":[{' }, TOO_LATE],
  ['gets a body that never ends', { kind: 'drip', body: ' '.repeat(5_000), pause: 30 }, TOO_LATE],
];

const onConnection = (at: Fault['at']): Fault[] =>
  connectionFaults.map(([name, how, log]) => ({
    name,
    at,
    how,
    log,
    ...(log === TOO_LATE && { needsTimeLimit: true }),
  }));

const message = (fields: object) =>
  json({
    ...completionBody(''),
    choices: [{ index: 0, message: { role: 'assistant', ...fields } }],
  });

const choices = (value: unknown) => json({ ...completionBody(''), choices: value });

/** The faults of the call to the model. */
export const callFaults: Fault[] = (
  [
    ...STATUSES.map((code): [string, Reply, string] => [
      `is answered with ${code} and a reason`,
      status(code, '{"error":"No more rice"}'),
      said(code, 'No more rice'),
    ]),
    [
      'is answered with 400 and a reason as an object',
      status(400, '{"error":{"message":"max_tokens","code":7}}'),
      said(400, 'an HTTP error occurred when requesting the provider.'),
    ],
    [
      'is answered with 401 and a reason as an object',
      status(401, '{"error":{"message":"Bad token"}}'),
      said(401, 'an HTTP error occurred when requesting the provider.'),
    ],
    [
      'is answered with 402 and a detail',
      status(402, '{"detail":"Pay first"}'),
      said(402, 'Pay first'),
    ],
    [
      'is answered with 429 and the wish to wait an hour',
      { ...status(429, '{"message":"Slow down"}'), headers: { 'retry-after': '3600' } } as Reply,
      said(429, 'Slow down'),
    ],
    [
      'is answered with 503 and the wish not to wait',
      { ...status(503, '{"error":"Again"}'), headers: { 'retry-after': '0' } } as Reply,
      said(503, 'Again'),
    ],
    [
      'is answered with 502 in HTML',
      status(502, '<h1>Bad gateway</h1>', 'text/html'),
      said(502, 'an HTTP error occurred when requesting the provider'),
    ],
    [
      'is answered with 504 in plain words',
      status(504, 'upstream\n\ttimed  out', 'text/plain; charset=utf-8'),
      said(504, 'upstream timed out'),
    ],
    [
      'is answered with 500 and a million letters',
      status(500, 'x'.repeat(1_000_000), 'text/plain; charset=utf-8'),
      said(500, 'x'.repeat(1_000)).slice(0, 500),
    ],
    [
      'is answered with 500 and an empty body that calls itself JSON',
      status(500),
      `SyntaxError (HTTP 500) - ${NO_JSON}`,
    ],
    [
      'is answered with 503 and null',
      status(503, 'null'),
      "TypeError (HTTP 503) - Cannot read properties of null (reading 'error')",
    ],
    [
      'is answered with 502 and broken JSON',
      status(502, '{"error'),
      'SyntaxError (HTTP 502) - Unterminated string in JSON at position 7 (line 1 column 8)',
    ],
    ['is answered with HTML', status(200, '<h1>Hello</h1>', 'text/html'), MALFORMED],
    ['is answered with 204', status(204), `SyntaxError (HTTP 204) - ${NO_JSON}`],
    ['is answered with an empty body', status(200), `SyntaxError (HTTP 200) - ${NO_JSON}`],
    [
      'is answered with an event stream',
      status(200, 'data: {}\n\n', 'text/event-stream'),
      MALFORMED,
    ],
    ['is answered with an error and 200', json({ error: 'overloaded' }), MALFORMED],
    ['is answered without choices', json({ id: 'x' }), MALFORMED],
    ['is answered with an empty list', json([]), MALFORMED],
    ['is answered with null', json(null), MALFORMED],
    ['is answered with a number', json(7), MALFORMED],
    [
      'is answered with half of its JSON',
      status(200, '{"choices":[{"mess'),
      'SyntaxError (HTTP 200) - Unterminated string in JSON at position 18 (line 1 column 19)',
    ],
    [
      'is answered with what is no gzip',
      { ...status(200, '{}'), headers: { 'content-encoding': 'gzip' } } as Reply,
      CUT,
    ],
    [
      'is closed in the middle of its answer',
      { kind: 'drop', how: 'close', after: '{"choices":[' },
      CUT,
    ],
    [
      'is reset in the middle of its answer',
      { kind: 'drop', how: 'reset', after: '{"choices":[' },
      CUT,
    ],
    ['is answered with no choice', choices([]), BLANK],
    ['is answered with an empty choice', choices([{}]), BLANK],
    ['is answered with the choice null', choices([null]), BLANK],
    ['is answered with choices that are no list', choices('# Rice'), MALFORMED],
    ['is answered with a choice without a message', choices([{ message: null }]), BLANK],
    ['is answered without content', message({}), BLANK],
    ['is answered with the content null', message({ content: null }), BLANK],
    ['is answered with no word', message({ content: '' }), BLANK],
    ['is answered with blanks', message({ content: ' \n\t\u00a0' }), BLANK],
    ['is answered with invisible characters', message({ content: '\u200b\u2060\ufeff' }), BLANK],
    ['is answered with a number for its content', message({ content: 7 }), BLANK],
    ['is answered with an object for its content', message({ content: { text: 'x' } }), BLANK],
    ['is answered with no part', message({ content: [] }), BLANK],
    [
      'is answered with parts without text',
      message({ content: [{ type: 'image_url' }, null, 'x', { type: 'text', text: 7 }] }),
      BLANK,
    ],
    [
      'is answered with the call of a tool',
      message({ content: null, tool_calls: [{ id: '1', type: 'function', function: {} }] }),
      BLANK,
    ],
    ['is answered with a refusal', message({ content: null, refusal: 'I cannot cook.' }), BLANK],
  ] satisfies [string, Reply, string][]
)
  .map(([name, how, log]): Fault => ({ name, at: 'router', how, log }))
  .concat(onConnection('router'));

const NOT_FOUND = `We have not been able to find inference provider information for model ${MODEL}.`;
const NOT_FETCHED = `Failed to fetch inference provider mapping for model ${MODEL}`;

/** The faults of the look-up of the model, each of which the next attempt makes anew. */
export const lookUpFaults: Fault[] = (
  [
    [
      'is answered with 401',
      status(401, '{"error":"Invalid credentials"}'),
      `HubApiError (HTTP 401) - ${NOT_FETCHED}: Invalid credentials`,
    ],
    [
      'is answered with 404',
      status(404, '{"error":"Repository not found"}'),
      `HubApiError (HTTP 404) - ${NOT_FETCHED}: Repository not found`,
    ],
    [
      'is answered with 429 in HTML',
      status(429, '<h1>Too many</h1>', 'text/html'),
      `HubApiError (HTTP 429) - ${NOT_FETCHED}`,
    ],
    ['is answered with 500 and nothing', status(500), `SyntaxError (HTTP 500) - ${NO_JSON}`],
    [
      'is answered with 500 and null',
      status(500, 'null'),
      "TypeError (HTTP 500) - Cannot use 'in' operator to search for 'error' in null",
    ],
    [
      'is answered with 503',
      status(503, 'busy', 'text/plain'),
      `HubApiError (HTTP 503) - ${NOT_FETCHED}`,
    ],
    [
      'is answered with HTML',
      status(200, '<h1>Hello</h1>', 'text/html'),
      `HubApiError (HTTP 200) - ${NOT_FETCHED}: malformed API response, invalid JSON`,
    ],
    [
      'is answered with 204',
      status(204),
      `HubApiError (HTTP 204) - ${NOT_FETCHED}: malformed API response, invalid JSON`,
    ],
    [
      'is answered with half of its JSON',
      status(200, '{"inferenceProv'),
      `HubApiError (HTTP 200) - ${NOT_FETCHED}: malformed API response, invalid JSON`,
    ],
    [
      'is closed in the middle of its answer',
      { kind: 'drop', how: 'close', after: '{"infer' },
      CUT,
    ],
    ['is answered with null', json(null), `HubApiError (HTTP 200) - ${NOT_FOUND}`],
    ['is answered with an empty list', json([]), `HubApiError (HTTP 200) - ${NOT_FOUND}`],
    ['is answered without the field', json({ id: MODEL }), `HubApiError (HTTP 200) - ${NOT_FOUND}`],
    [
      'is answered with the field null',
      json({ inferenceProviderMapping: null }),
      `HubApiError (HTTP 200) - ${NOT_FOUND}`,
    ],
    [
      'is answered with an error and 200',
      json({ error: 'overloaded' }),
      `HubApiError (HTTP 200) - ${NOT_FOUND}`,
    ],
  ] satisfies [string, Reply, string][]
)
  .map(([name, how, log]): Fault => ({ name, at: 'hub', how, log }))
  .concat(onConnection('hub'));

const together = (served: unknown) => json({ inferenceProviderMapping: { together: served } });

/** The faults of the look-up that the client takes for an answer, and remembers. */
export const rememberedFaults: Fault[] = (
  [
    [
      'says that nobody serves the model',
      json({ inferenceProviderMapping: {} }),
      `InputError (HTTP 200) - ${NOT_FOUND}`,
    ],
    [
      'says that somebody else serves the model',
      json({
        inferenceProviderMapping: {
          nebius: { providerId: 'x', status: 'live', task: 'conversational' },
        },
      }),
      `InputError (HTTP 200) - ${NOT_FOUND}`,
    ],
    [
      'says that the model is for another task',
      together({ providerId: 'x', status: 'live', task: 'text-to-image' }),
      `InputError (HTTP 200) - Model ${MODEL} is not supported for task conversational and provider together. Supported task: text-to-image.`,
    ],
    [
      'is answered with a mapping that is a word',
      json({ inferenceProviderMapping: 'soup' }),
      `InputError (HTTP 200) - ${NOT_FOUND}`,
    ],
    [
      'is answered with a mapping that is a number',
      json({ inferenceProviderMapping: 7 }),
      `InputError (HTTP 200) - ${NOT_FOUND}`,
    ],
    [
      'is answered with a mapping of nulls',
      json({ inferenceProviderMapping: [null] }),
      "TypeError (HTTP 200) - Cannot read properties of null (reading 'provider')",
    ],
  ] satisfies [string, Reply, string][]
).map(([name, how, log]): Fault => ({ name, at: 'hub', how, log, isRemembered: true }));
