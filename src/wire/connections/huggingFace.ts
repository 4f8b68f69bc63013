import { seenWords } from '../../reading';
import { createChat } from './call/createChat';
import { type ChatTarget, createWarmUp } from './call/prepareCall';
import type { Connection } from './connection';
import { diagnoseCall } from './diagnoseCall';
import { nameProvider } from './provider';
import { hideToken } from './token/hideToken';

export interface HuggingFaceOptions {
  /** Gives a token of the hub (`hf_…`), or the provider's own key, at each call. */
  getToken: () => string;
  /** What the host has put into the page: a token of the hub, or a provider's key. */
  secret?: 'token' | 'key';
  model: string;
  /** The inference provider, as the client names it. */
  provider: string;
}

export function createHuggingFaceConnection(options: HuggingFaceOptions): Connection {
  const { getToken, model } = options;
  const provider = options.provider as ChatTarget['provider'] & string;
  const getTarget = () => ({ accessToken: getToken(), model, provider });
  const warmUp = createWarmUp(getTarget);
  return {
    generate: createChat(getTarget, warmUp),
    createHider() {
      const token = getToken();
      return (text) => hideToken(text, token, seenWords);
    },
    warmUp: warmUp.run,
    diagnose: (error) => diagnoseCall(error, { provider: nameProvider(model, provider) }),
  };
}
