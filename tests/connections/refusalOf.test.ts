import { beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError } from '../../src/connections/connection';
import { refusalOf } from '../../src/connections/findingOf';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

const failed = (status?: number, name = 'ProviderApiError') =>
  new ConnectionError(name, 'No.', status);

it.each([
  [401, true, 'notValid', { kind: 'tokenRejected' }],
  [403, true, 'notAllowed', { kind: 'tokenNotAllowed' }],
  [402, true, 'outOfCredit', { kind: 'noCredit' }],
  [401, false, 'notAllowed', { kind: 'keyWanted' }],
  [403, false, 'notAllowed', { kind: 'keyWanted' }],
  [402, false, 'outOfCredit', { kind: 'noCredit' }],
])(
  'an attempt that ends with %i (token: %s) tells that the connection is refused: %s',
  (status, hasToken, refusal, finding) => {
    expect(refusalOf(failed(status), hasToken)).toMatchObject({ refusal, finding });
  },
);

it.each([
  [true, 'unreachable'],
  [false, 'offline'],
])(
  'an attempt without an answer (online: %s) tells that the connection cannot be reached',
  (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    expect(refusalOf(failed(undefined, 'TypeError'), true)).toMatchObject({
      refusal: 'notReachable',
      finding: { kind },
    });
  },
);

it.each([
  ['the model is not there', failed(404)],
  ['the request is not taken', failed(400)],
  ['there are too many calls', failed(429)],
  ['the server has trouble', failed(503)],
  ['an answer cannot be read', failed(200, 'TypeError')],
  ['the provider does not serve the model', failed(200, 'InputError')],
  ['it was stopped', failed(undefined, 'AbortError')],
  [
    'the page’s own code cannot be fetched',
    new TypeError('Failed to fetch dynamically imported module'),
  ],
  ['something else is wrong', undefined],
])('an attempt that fails because %s tells nothing of the connection', (_, error) => {
  expect(refusalOf(error, true)).toBeUndefined();
});
