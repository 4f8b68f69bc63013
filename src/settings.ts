/** The settings of a host, as environment variables. Unset ones are undefined. */
export interface Environment {
  VITE_HF_ACCESS_TOKEN?: string | undefined;
  VITE_HF_MODEL?: string | undefined;
  VITE_HF_PROVIDER?: string | undefined;
  VITE_INFERENCE_ENDPOINT?: string | undefined;
  VITE_BRAND?: string | undefined;
}

/** The settings of a host, checked. */
export interface Settings {
  /** The token that every call carries; undefined where none is needed. */
  accessToken: string | undefined;
  /** The model's name on the Hugging Face hub. */
  model: string;
  /** The inference provider that serves the model. */
  provider: string;
  /** The address of an OpenAI-compatible server that needs no token; undefined where none is set. */
  endpoint: string | undefined;
  /** Whose kitchen it is. */
  brand: string;
}

/**
 * Reads and checks a host's settings.
 *
 * @param env the environment of a build
 * @param knownProviders the providers that the client can call
 * @throws {Error} one line that names the setting that cannot be right; it never holds the token
 */
export function readSettings(env: Environment, knownProviders: readonly string[]): Settings {
  const {
    VITE_HF_ACCESS_TOKEN: accessToken,
    VITE_HF_MODEL: model = 'mistralai/Mixtral-8x7B-Instruct-v0.1',
    VITE_HF_PROVIDER: provider = 'together',
    VITE_INFERENCE_ENDPOINT: endpoint,
    VITE_BRAND: brand = 'Saffron',
  } = env;

  if (accessToken && !/^[\x21-\x7e]+$/.test(accessToken)) {
    throw new Error(
      'VITE_HF_ACCESS_TOKEN cannot be a token: it holds a blank or a character that no token has.',
    );
  }
  const isName = accessToken ? /^[\w.-]+(?:\/[\w.-]+)?(?::[\w.-]+)?$/ : /^\S+$/;
  if (!isName.test(model) || model.includes('..')) {
    throw new Error(`VITE_HF_MODEL cannot be a model's name: "${model}".`);
  }
  if (!knownProviders.includes(provider)) {
    throw new Error(
      `VITE_HF_PROVIDER is not a provider that the client knows: "${provider}". It knows ${knownProviders.join(', ')}.`,
    );
  }
  if (provider === 'auto' && accessToken && !accessToken.startsWith('hf_')) {
    throw new Error('VITE_HF_PROVIDER cannot be "auto" with a key of one provider: name that one.');
  }
  if (endpoint && accessToken) {
    throw new Error(
      'VITE_INFERENCE_ENDPOINT is called without a token: unset VITE_HF_ACCESS_TOKEN.',
    );
  }
  if (endpoint && !(URL.canParse(endpoint) && /^https?:/i.test(endpoint))) {
    throw new Error(`VITE_INFERENCE_ENDPOINT is no http or https address: "${endpoint}".`);
  }
  if (brand.trim() === '') {
    throw new Error("VITE_BRAND is blank: the kitchen needs an owner's name.");
  }

  return {
    accessToken: accessToken || undefined,
    model,
    provider,
    endpoint: endpoint || undefined,
    brand: brand.trim(),
  };
}
