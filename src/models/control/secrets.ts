import type { Link } from '../../../machines/connection/connectionMachine';

export interface Secrets {
  get(link: Link): string | undefined;
  set(link: Link, token: string): void;
  remove(link: Link): void;
}

/** `hideSecret` gets each token first, so no recording shows one. */
export function createSecrets(hideSecret: (token: string) => void): Secrets {
  // A token goes with its link.
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
