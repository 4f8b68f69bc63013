import type { Choice, Link } from '../../machines/connection/connectionMachine';
import { momentOf } from '../ui/momentOf';
import type { ConnectionFacts } from './connections/connection';
import { dataMessages, inUseMessages } from './messages';

interface Facts {
  host: ConnectionFacts;
  settings: { provider: string };
}

export const describeData = (choice: Choice, { host, settings: { provider } }: Facts) =>
  dataMessages[choice]({
    recipients: host.recipients,
    secret: host.secret,
    provider: provider === 'auto' ? null : provider,
  });

export function describeLink(link: Link, host: ConnectionFacts): string {
  const { choice, userName, expiresAt } = link;
  const model = `${link.model}`;
  switch (choice) {
    case 'host':
      return host.model === null ? inUseMessages.sample : inUseMessages.host(host.model);
    case 'signIn':
      return inUseMessages.signIn(
        model,
        userName ?? '',
        expiresAt === null ? '' : momentOf(expiresAt),
      );
    case 'token':
    case 'local':
      return inUseMessages[choice](model);
    case 'browser':
    case 'sample':
      return inUseMessages[choice];
  }
}
