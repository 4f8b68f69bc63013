import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { limitText } from '../../ui/limitText';
import type { Proposal, ProposalStore } from './createProposals';
import { proposalMessages as messages } from './messages';
import styles from './Proposals.module.css';

interface ProposalsProps {
  found: ProposalStore;
  titleOf(saved: SavedRecipe): string;
  onOpen(saved: SavedRecipe): void;
}

/** The saved recipes that the list is enough for: the best in one line, the others at a press. */
export function Proposals({ found, ...props }: ProposalsProps) {
  const { recipe } = useActors();
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const proposals = useStore(found);
  const [isOpen, setOpen] = useState(false);
  // Proposals for other preferences may hold what the visitor avoids now.
  const proposed = proposals.preferences === preferences ? proposals.proposed : [];
  const [first, ...others] = proposed;
  if (!first) return null;

  return (
    <div className={styles.proposals}>
      <Offer proposal={first} {...props}>
        <span>{messages.from}</span>
      </Offer>
      {others.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.more(others.length)}
        </button>
      )}
      {isOpen &&
        others.map((proposal) => <Offer key={proposal.saved.id} proposal={proposal} {...props} />)}
    </div>
  );
}

interface OfferProps extends Omit<ProposalsProps, 'found'> {
  proposal: Proposal;
  children?: ReactNode;
}

function Offer({ proposal, titleOf, onOpen, children }: OfferProps) {
  const { saved, mayContain, notChecked } = proposal;
  const facts = [
    messages.have(proposal),
    mayContain.length > 0 && messages.mayContain(mayContain),
    notChecked.length > 0 && messages.notChecked(notChecked),
  ].filter(Boolean);
  return (
    <button type="button" className={styles.offer} onClick={() => onOpen(saved)}>
      {children}
      <bdi>{limitText(titleOf(saved))}</bdi>
      <span>, {facts.join(', ')}</span>
    </button>
  );
}
