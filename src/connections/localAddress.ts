import { isLoopback } from './isLoopback';
import { RefusedError } from './refusal';

/** The hosts that the page's policy lets it call: a policy can name no others of this computer. */
const CALLABLE = /^(?:localhost|127\.0\.0\.1)$/;

/**
 * Reads the address of a server on this computer, as a visitor types it: with or without `http://`,
 * and with or without `/v1`, `/v1/models` or `/v1/chat/completions` at its end.
 *
 * @returns the address that ends in `/v1`
 * @throws {RefusedError} where it is none, not of this computer, or in a form that cannot be called
 */
export function readLocalAddress(text: string): string {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) {
    throw new RefusedError({ kind: 'addressMalformed' });
  }
  const url = new URL(address);
  if (url.username || url.password) throw new RefusedError({ kind: 'addressMalformed' });
  // Servers that listen on every network name this one, which is the address of nobody.
  if (!isLoopback(url.hostname) && url.hostname !== '0.0.0.0') {
    throw new RefusedError({ kind: 'addressElsewhere', host: url.host });
  }
  const host = CALLABLE.test(url.hostname) ? url.hostname : 'localhost';
  const path = url.pathname.replace(/(?:\/v1(?:\/models|\/chat\/completions)?)?\/*$/, '');
  const callable = `http://${host}${url.port && `:${url.port}`}${path}/v1`;
  if (host !== url.hostname || url.protocol !== 'http:') {
    throw new RefusedError({ kind: 'addressForbidden', instead: callable });
  }
  return callable;
}
