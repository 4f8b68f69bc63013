import type { HostFacts, Settings } from '../../src/app/settings.ts';
import { sampleKitchen } from '../../src/models/sampleKitchen/sampleKitchen.ts';
import { planCall } from '../../src/wire/connections/call/prepareCall.ts';
import type { ConnectionFacts } from '../../src/wire/connections/connection.ts';
import { VISITOR_ORIGINS } from '../../src/wire/connections/connectionTable.ts';
import { createHostConnection } from '../../src/wire/connections/createConnection.ts';

/** What `hostsOf` gives, and what a visitor may connect. */
export async function originsOf(
  settings: Settings,
  connection?: ConnectionFacts,
): Promise<string[]> {
  return [...new Set([...(await hostsOf(settings, connection)), ...VISITOR_ORIGINS])];
}

/** What the page has to know about the host's connection before its code arrives. */
export function hostFacts(settings: Settings): HostFacts {
  const { model, takesConversation, isLocal, limits } = createHostConnection(settings, {
    sampleKitchen,
  });
  return { model, takesConversation, isLocal, limits };
}

/**
 * Origins such as `https://router.huggingface.co`; none for the sample kitchen. Throws an error of
 * one line if the client cannot chat with these settings.
 */
export async function hostsOf(
  settings: Settings,
  { origins }: ConnectionFacts = createHostConnection(settings, { sampleKitchen }),
): Promise<readonly string[]> {
  return origins ?? askClient(settings);
}

/** Only the client knows a provider's host. */
async function askClient({ accessToken, model, provider }: Settings): Promise<string[]> {
  type Target = Parameters<typeof planCall>[0];
  const target = { accessToken, model, provider } as Target;
  const { lookUp, call } = await planCall(target).catch(({ message }: Error) => {
    // The client's own message has its internal name for chat.
    const reason = /not supported for provider/.test(message) ? 'it serves no chats.' : message;
    const error = new Error(`VITE_HF_PROVIDER=${provider} cannot be used: ${reason}`);
    error.stack = error.message;
    throw error;
  });
  return [...(lookUp ? [lookUp.url] : []), call].map((url) => new URL(url).origin);
}
