/** A provider of the router's list: a recipe of 7.5 s and a sixth of a cent, unless told otherwise. */
export const served = (provider: string, rest: object = {}) => ({
  provider,
  status: 'live',
  context_length: 32_768,
  pricing: { input: 0.4, output: 2 },
  first_token_latency_ms: 500,
  throughput: 100,
  ...rest,
});

/** A model of the router's list, at these providers. */
export const listed = (id: string, providers: unknown[] = [served('together')], rest = {}) => ({
  id,
  object: 'model',
  architecture: { input_modalities: ['text'], output_modalities: ['text'] },
  providers,
  ...rest,
});

/** The router's list as it comes. */
export const listOf = (...data: unknown[]) => JSON.stringify({ object: 'list', data });

/** A model that also takes images. */
export const seeing = (id: string) =>
  listed(id, [served('novita')], {
    architecture: { input_modalities: ['text', 'image'], output_modalities: ['text'] },
  });
