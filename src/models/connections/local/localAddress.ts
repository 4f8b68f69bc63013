import { DiagnosedError } from '../diagnose';
import { isLoopback } from './isLoopback';

/** Longer than any address that a program prints, in characters. */
const LONGEST_ADDRESS = 500;

/** The only hosts of this computer that a page's policy can name. */
const CALLABLE = /^(?:localhost|127\.0\.0\.1)$/;

/**
 * Reads an address as a visitor types it, and gives it with `/v1` at its end. Throws a
 * `DiagnosedError` if it is no address, not of this computer, or not callable.
 */
export function readLocalAddress(text: string): string {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  const isTooLong = address.length > LONGEST_ADDRESS;
  if (isTooLong || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) {
    throw new DiagnosedError({ kind: 'addressMalformed' });
  }
  const url = new URL(address);
  if (url.username || url.password) throw new DiagnosedError({ kind: 'addressMalformed' });
  // Servers that listen on all networks print 0.0.0.0, which no page can call.
  if (!isLoopback(url.hostname) && url.hostname !== '0.0.0.0') {
    throw new DiagnosedError({ kind: 'addressNotLocal', host: url.host });
  }
  const host = CALLABLE.test(url.hostname) ? url.hostname : 'localhost';
  const path = url.pathname.replace(/(?:\/v1(?:\/models|\/chat\/completions)?)?\/*$/, '');
  const callable = `http://${host}${url.port && `:${url.port}`}${path}/v1`;
  if (host !== url.hostname || url.protocol !== 'http:') {
    throw new DiagnosedError({ kind: 'addressNotCallable', instead: callable });
  }
  return callable;
}
