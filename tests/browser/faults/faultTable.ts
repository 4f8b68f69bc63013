import { completionBody, eventOf, json, type Reply } from '../../support/standIn';

export interface Fault {
  /** Continues "a call that …" or "a look-up that …". */
  name: string;
  at: 'hub' | 'router';
  /** The answer, or what happens to the network. */
  how: Reply | 'refused' | 'offline';
  /** Only the time limit ends the attempt. */
  needsTimeLimit?: boolean;
  /** Its bytes go on, so only the limit of the whole attempt ends it. */
  isEndless?: boolean;
  /** The console's line begins with this, after "Attempt n of 3 failed: ". */
  log: string;
}

type Row = [name: string, how: Fault['how'], log: string];

const MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const FAILED_TO_FETCH = 'TypeError - Failed to fetch';
const TOO_LATE = 'TimeoutError - No answer within the time limit.';
const ENDLESS = 'TimeoutError - No end of the answer within the time limit.';
const MALFORMED = 'NoCompletionError (HTTP 200) - The answer is no chat completion.';
const BROKEN = 'BrokenStreamError (HTTP 200) - ';

const status = (code: number, body = '', type = 'application/json'): Reply => ({
  kind: 'status',
  status: code,
  body,
  type,
});

const said = (code: number, what: string) =>
  `ProviderApiError (HTTP ${code}) - Failed to perform inference: ${what}`;

const HALF = [eventOf({ content: '# Half' }), eventOf({ content: ' a recipe' })];

/** `cut` is the log of an answer that breaks off. */
const connectionFaults = (cut: string): Row[] => [
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
    { kind: 'status', status: 307, headers: { location: 'https://elsewhere.example/' } },
    FAILED_TO_FETCH,
  ],
  ['gets no answer', { kind: 'hang' }, TOO_LATE],
  ['gets a head and no body', { kind: 'stall' }, TOO_LATE],
  ['gets half a body', { kind: 'stall', body: '{"choices":[{' }, TOO_LATE],
  ['gets a body that never ends', { kind: 'drip', body: ' '.repeat(5_000), pause: 30 }, ENDLESS],
  ['is closed in its answer', { kind: 'drop', how: 'close', after: '{"choices":[' }, cut],
  ['is reset in its answer', { kind: 'drop', how: 'reset', after: '{"choices":[' }, cut],
];

const faultsAt = (at: Fault['at'], rows: Row[]): Fault[] =>
  rows.map(([name, how, log]) => ({
    name,
    at,
    how,
    // Bytes of an answer are signs of life; those of a look-up are not.
    log: log === ENDLESS && at !== 'router' ? TOO_LATE : log,
    ...((log === TOO_LATE || log === ENDLESS) && { needsTimeLimit: true }),
    ...(log === ENDLESS && at === 'router' && { isEndless: true }),
  }));

/** Other tests try what else the model may answer, without a browser. */
export const callFaults = faultsAt('router', [
  ...connectionFaults(BROKEN),
  [
    'is answered with 429 and the wish to wait an hour',
    { ...status(429, '{"message":"Slow"}'), headers: { 'retry-after': '3600' } } as Reply,
    said(429, 'Slow'),
  ],
  [
    'is answered with 503 and the wish not to wait',
    { ...status(503, '{"error":"Again"}'), headers: { 'retry-after': '0' } } as Reply,
    said(503, 'Again'),
  ],
  [
    'is answered with 500 and a million letters',
    status(500, 'x'.repeat(1_000_000), 'text/plain; charset=utf-8'),
    said(500, 'xxx'),
  ],
  [
    'is answered with HTML',
    status(200, '<h1>Hello</h1>', 'text/html'),
    'SyntaxError (HTTP 200) - ',
  ],
  [
    'is answered with what is no gzip',
    { ...status(200, '{}'), headers: { 'content-encoding': 'gzip' } } as Reply,
    BROKEN,
  ],
  ['is answered with null', json(null), MALFORMED],
  ['gets a stream that stops', { kind: 'events', parts: HALF, end: 'never' }, TOO_LATE],
  ['gets a stream that is closed', { kind: 'events', parts: HALF, end: 'close' }, BROKEN],
  ['gets a stream that only ends', { kind: 'events', parts: HALF }, BROKEN],
]);

const NOT_FOUND = `HubApiError (HTTP 200) - We have not been able to find inference provider information for model ${MODEL}.`;
const notFetched = (code: number) =>
  `HubApiError (HTTP ${code}) - Failed to fetch inference provider mapping for model ${MODEL}`;

const mapping = (inferenceProviderMapping: unknown) => json({ inferenceProviderMapping });
const NOT_SERVED = `NotServedError (HTTP 200) - together does not serve ${MODEL} for chats.`;

/** Each attempt looks the model up again. */
export const lookUpFaults = faultsAt('hub', [
  ...connectionFaults('TypeError (HTTP 200) - Failed to fetch'),
  ['is answered with 401', status(401, '{"error":"Invalid credentials"}'), notFetched(401)],
  ['is answered with 429 in HTML', status(429, '<h1>Too many</h1>', 'text/html'), notFetched(429)],
  ['is answered with 500 and nothing', status(500), 'SyntaxError (HTTP 500) - '],
  ['is answered with HTML', status(200, '<h1>Hello</h1>', 'text/html'), notFetched(200)],
  ['is answered with null', json(null), NOT_FOUND],
  ['is answered without the field', json({ id: MODEL }), NOT_FOUND],
  ['says that no provider serves the model', mapping({}), NOT_SERVED],
  [
    'says that the model is for another task',
    mapping({ together: { providerId: 'x', status: 'live', task: 'text-to-image' } }),
    NOT_SERVED,
  ],
  ['is answered with a mapping of nulls', mapping([null]), NOT_SERVED],
]);
