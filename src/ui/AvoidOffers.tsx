import type { AvoidOffer } from '../../machines/kitchen/avoided';
import * as restWords from '../words/en/rest';
import { Button } from './Button';
import { limitText } from './limitText';

const LONGEST = 60;

export const sayAvoid = ({ words }: AvoidOffer): string =>
  restWords.offers.alwaysAvoid(limitText(words, LONGEST));

interface AvoidOffersProps {
  offers: readonly AvoidOffer[];
  /** How far the text itself reaches. */
  about: string;
  onTake(offer: AvoidOffer): void;
  /** Where no live region around it says the offers. */
  'aria-live'?: 'polite';
}

/** Offers to check recipes for what a text wants left out. Only a press changes anything. */
export function AvoidOffers({ offers, about, onTake, ...region }: AvoidOffersProps) {
  return (
    <div {...region}>
      {offers.length > 0 && <small>{`${about} `}</small>}
      {offers.map((offer) => (
        <Button key={offer.words} look="text" onClick={() => onTake(offer)}>
          {sayAvoid(offer)}
        </Button>
      ))}
    </div>
  );
}
