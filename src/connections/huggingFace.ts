import { askModel, type ChatTarget } from './chatCompletion';
import type { Connection } from './connection';

export interface HuggingFaceOptions {
  /** A token of the hub (`hf_…`), or the provider's own key. */
  accessToken: string;
  /** The model's name on the hub. */
  model: string;
  /** The inference provider, as the client names it. */
  provider: string;
}

/** Connects to a hosted model through Hugging Face's Inference Providers. */
export function createHuggingFaceConnection(options: HuggingFaceOptions): Connection {
  return {
    generate: (ingredients, signal) => askModel(options as ChatTarget, ingredients, signal),
  };
}
