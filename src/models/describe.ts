import type { Choice, Link } from '../../machines/connection/connectionMachine';
import { momentOf } from '../ui/momentOf';
import type { ConnectionFacts } from './connections/connection';
import { dataMessages, linkMessages } from './messages';

interface Facts {
  host: ConnectionFacts;
  settings: { provider: string };
}

/** Where a choice keeps its token, and where it sends the ingredients. */
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
      return host.model === null ? linkMessages.sample : linkMessages.host(host.model);
    case 'signIn':
      return linkMessages.signIn(
        model,
        userName ?? '',
        expiresAt === null ? '' : momentOf(expiresAt),
      );
    case 'token':
    case 'local':
      return linkMessages[choice](model);
    case 'browser':
    case 'sample':
      return linkMessages[choice];
  }
}
