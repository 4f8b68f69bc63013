/** In place of a provider, these words let the router choose one. */
export const POLICIES: readonly string[] = ['auto', 'cheapest', 'fastest', 'preferred'];

/**
 * Whom the client asks for a model with a token of the hub. If a provider follows the model's name,
 * as in `a/model:novita`, the client asks the router, because no provider reads such names.
 *
 * @param provider who serves models without one
 */
export function providerFor(model: string, provider: string): string {
  return model.includes(':') ? 'auto' : provider;
}

/** Who serves a model, for people; undefined if the router chooses. */
export function nameProvider(model: string, provider: string): string | undefined {
  const [, suffix = provider] = model.split(':');
  return POLICIES.includes(suffix) ? undefined : suffix;
}
