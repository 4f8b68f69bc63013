/** With these words for a provider, the router chooses one. */
export const POLICIES: readonly string[] = ['auto', 'cheapest', 'fastest', 'preferred'];

/**
 * Whom the client asks for a model with a token of the hub: the router if the name has a provider,
 * as `a/model:novita`, because no provider reads such names; else `provider`.
 */
export function providerFor(model: string, provider: string): string {
  return model.includes(':') ? 'auto' : provider;
}

/** Uses words for visitors. Undefined if the router chooses. */
export function nameProvider(model: string, provider: string): string | undefined {
  const [, suffix = provider] = model.split(':');
  return POLICIES.includes(suffix) ? undefined : suffix;
}
