import type { Link } from '../../machines/connectionMachine';

/** The visitor's tokens, each for one link. They stand here, and where the tab keeps them. */
export interface Secrets {
  get(link: Link): string | undefined;
  set(link: Link, token: string): void;
  forget(link: Link): void;
}

/**
 * @param onSecret is told of each token before anything else is done with it, so that no recording
 *   holds it
 */
export function createSecrets(onSecret: (token: string) => void = () => {}): Secrets {
  // With a link that nobody holds any more, its token is gone.
  const tokens = new WeakMap<Link, string>();
  return {
    get: (link) => tokens.get(link),
    set(link, token) {
      onSecret(token);
      tokens.set(link, token);
    },
    forget: (link) => void tokens.delete(link),
  };
}
