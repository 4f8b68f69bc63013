/** Whether a host name, in the form of `URL`, is this computer's own. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The server's address with `/v1` at its end. `endpoint` may end in `/v1/chat/completions`. */
export function apiAddressOf(endpoint: string): string {
  return endpoint.replace(/(?:\/v1)?(?:\/chat\/completions)?\/*$/, '/v1');
}

/** Where the client sends a call. */
export function chatAddressOf(endpoint: string): string {
  const isWhole = /\/chat\/completions\/*$/.test(endpoint);
  return isWhole ? endpoint : `${apiAddressOf(endpoint)}/chat/completions`;
}
