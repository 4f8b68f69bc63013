/**
 * The base address of an OpenAI-compatible server, which the client derives from what a host sets.
 *
 * @param endpoint with or without `/v1` or `/v1/chat/completions` at its end
 * @returns the address with `/v1` at its end
 */
export function apiAddressOf(endpoint: string): string {
  return endpoint.replace(/(?:\/v1(?:\/chat\/completions)?)?\/*$/, '/v1');
}
