import { afterAll, afterEach } from 'vitest';

/** Keeps one server for all tests of a file. After each test it forgets. */
export async function shareServer<Server extends { reset(): unknown; close(): Promise<void> }>(
  starting: Promise<Server>,
): Promise<Server> {
  const server = await starting;
  afterEach(async () => void (await server.reset()));
  afterAll(() => server.close());
  return server;
}
