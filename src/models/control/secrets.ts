import type { Link } from '../../../machines/connection/connectionMachine';

/** The visitor's tokens, each for one link. */
export interface Secrets {
  get(link: Link): string | undefined;
  set(link: Link, token: string): void;
  remove(link: Link): void;
}

/** @param hideSecret gets each token first, so no recording shows one */
export function createSecrets(hideSecret: (token: string) => void): Secrets {
  // The browser forgets a token once nothing holds its link.
  const tokens = new WeakMap<Link, string>();
  return {
    get: (link) => tokens.get(link),
    set(link, token) {
      hideSecret(token);
      tokens.set(link, token);
    },
    remove: (link) => void tokens.delete(link),
  };
}
