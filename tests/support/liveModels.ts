/** By default, a recipe takes 7.5 s and costs a sixth of a cent. */
export const served = (provider: string, rest: object = {}) => ({
  provider,
  status: 'live',
  context_length: 32_768,
  pricing: { input: 0.4, output: 2 },
  first_token_latency_ms: 500,
  throughput: 100,
  ...rest,
});

export const listed = (id: string, providers: unknown[] = [served('together')], rest = {}) => ({
  id,
  object: 'model',
  architecture: { input_modalities: ['text'], output_modalities: ['text'] },
  providers,
  ...rest,
});

export const listOf = (...data: unknown[]) => JSON.stringify({ object: 'list', data });

export const seeing = (id: string) =>
  listed(id, [served('novita')], {
    architecture: { input_modalities: ['text', 'image'], output_modalities: ['text'] },
  });
