import { type ReactNode, useState } from 'react';
import { useStore } from '../../browser/store';
import { LabelLegend } from '../../recipe';
import { useActors } from '../../ui/Actors';
import { limitText } from '../../ui/limitText';
import * as restWords from '../../words/en/rest';
import { SavedLabel, type SavedLabelProps } from '../SavedLabel';
import { fromSaved, shownTitle } from '../storage/fromSaved';
import type { Proposal, ProposalStore } from './createProposals';
import styles from './Proposals.module.css';

interface ProposalsProps {
  cookbook: SavedLabelProps['cookbook'] & {
    proposals: ProposalStore;
    serve(text: string, servings: number | undefined): void;
  };
}

/** The saved recipes that the list is enough for: the best in one line, the others at a press. */
export function Proposals({ cookbook }: ProposalsProps) {
  const { kitchen } = useActors();
  const preferences = useStore(kitchen, (now) => now.preferences);
  const proposals = useStore(cookbook.proposals);
  const [isOpen, setOpen] = useState(false);
  // Proposals for other preferences may hold what the visitor avoids now.
  const proposed = proposals.preferences === preferences ? proposals.proposed : [];
  const [first, ...others] = proposed;
  if (!first) return null;

  return (
    <div className={styles.proposals}>
      <Offer proposal={first} cookbook={cookbook}>
        <span>{restWords.proposals.from}</span>
      </Offer>
      {others.length > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {restWords.proposals.more(others.length)}
        </button>
      )}
      {isOpen &&
        others.map((proposal) => (
          <Offer key={proposal.saved.id} proposal={proposal} cookbook={cookbook} />
        ))}
      <LabelLegend />
    </div>
  );
}

interface OfferProps extends ProposalsProps {
  proposal: Proposal;
  children?: ReactNode;
}

function Offer({ proposal, cookbook, children }: OfferProps) {
  const { open } = useActors();
  const { saved } = proposal;
  return (
    <button
      type="button"
      className={styles.offer}
      onClick={() => {
        cookbook.serve(saved.recipe, saved.servings);
        open({ ...fromSaved(saved), arrivedAt: Date.now() });
      }}
    >
      {children}
      <bdi>{limitText(shownTitle(saved))}</bdi>
      <span>, {restWords.proposals.have(proposal)}</span> <SavedLabel {...{ cookbook, saved }} />
    </button>
  );
}
