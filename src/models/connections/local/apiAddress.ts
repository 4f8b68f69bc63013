/** The server's address with `/v1` at its end. `endpoint` may end in `/v1/chat/completions`. */
export function apiAddressOf(endpoint: string): string {
  return endpoint.replace(/(?:\/v1(?:\/chat\/completions)?)?\/*$/, '/v1');
}
