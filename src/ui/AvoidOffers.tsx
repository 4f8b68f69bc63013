import type { AvoidOffer } from '../../machines/kitchen/avoided';
import * as restWords from '../words/en/rest';
import { Button } from './Button';
import { limitText } from './limitText';

const LONGEST = 60;

interface AvoidOffersProps {
  offers: readonly AvoidOffer[];
  /** How far the text itself reaches. */
  about: string;
  onTake(offer: AvoidOffer): void;
}

/** Offers to check recipes for what a text wants left out. Only a press changes anything. */
export function AvoidOffers({ offers, about, onTake }: AvoidOffersProps) {
  return (
    <div aria-live="polite">
      {offers.length > 0 && <small>{`${about} `}</small>}
      {offers.map((offer) => (
        <Button key={offer.words} look="text" onClick={() => onTake(offer)}>
          {restWords.offers.alwaysAvoid(limitText(offer.words, LONGEST))}
        </Button>
      ))}
    </div>
  );
}
