import type { Link } from '../../../machines/connection/connectionMachine';
import { testBrowserModel } from './browserModel';
import { testModel } from './call/testModel';
import { testLocalServer } from './local/testLocalServer';
import { providerFor } from './provider';

/**
 * Makes one smallest call to what a visitor chose. It sends `token` to the hub and its router alone.
 * @returns the link to connect to; one to this computer gets its address with `/v1`, and a model
 * @throws {DiagnosedError} for every fault
 */
export async function testLink(
  link: Link,
  { provider, token }: { provider: string; token: string },
  signal: AbortSignal,
): Promise<Link> {
  const { choice, address } = link;
  const model = link.model ?? '';
  if (choice === 'browser') {
    await testBrowserModel(signal);
    return link;
  }
  if (address === null) {
    const options = { getToken: () => token, model, provider: providerFor(model, provider) };
    await testModel(options, signal);
    return link;
  }
  const tested = await testLocalServer({ endpoint: address, model }, signal);
  return { ...link, address: tested.endpoint, model: tested.model };
}
