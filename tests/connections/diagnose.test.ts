import { expect, it, vi } from 'vitest';
import { ConnectionError } from '../../src/connections/connection';
import { diagnoseConnection } from '../../src/connections/diagnose';

const failed = (status?: number, name = 'ProviderApiError') =>
  new ConnectionError(name, 'No.', status);

it.each([
  [401, true, { kind: 'tokenRejected' }],
  [403, true, { kind: 'tokenNotAllowed' }],
  [402, true, { kind: 'noCredit' }],
  [401, false, { kind: 'keyRequired' }],
  [403, false, { kind: 'keyRequired' }],
])('an attempt that ends with %i (token: %s) says %j', (status, hasToken, diagnosis) => {
  expect(diagnoseConnection(failed(status), hasToken)).toEqual(diagnosis);
});

it.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('an attempt without an answer (online: %s) says %s', (onLine, kind) => {
  vi.stubGlobal('navigator', { onLine });
  expect(diagnoseConnection(failed(undefined, 'TypeError'), true)).toEqual({ kind });
  vi.unstubAllGlobals();
});

it.each([
  ['the model is missing', failed(404)],
  ['there are too many calls', failed(429)],
  ['the server failed', failed(503)],
  ['the server timed out', failed(408)],
  ['the answer is unreadable', failed(200, 'TypeError')],
  ['it was stopped', failed(undefined, 'AbortError')],
  ['the page could not fetch its own code', new TypeError('Failed to fetch a module')],
  ['of something else', undefined],
])('an attempt that fails because %s says nothing about the connection', (_, error) => {
  expect(diagnoseConnection(error, true)).toBeUndefined();
});
