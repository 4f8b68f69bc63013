import { type AvoidOffer, alsoAvoid, toOffer } from '../../machines/kitchen/avoided';
import type { Preferences } from '../../machines/kitchen/preferences';
import * as restWords from '../words/en/rest';
import { Button } from './Button';
import { limitText } from './limitText';

const LONGEST = 60;

export const sayAvoid = ({ words }: AvoidOffer): string =>
  restWords.offers.alwaysAvoid(limitText(words, LONGEST));

interface AvoidOffersProps {
  exclusions: readonly AvoidOffer[];
  preferences: Preferences;
  /** How far the text itself reaches. */
  about: string;
  /** Gets the preferences with what the visitor has pressed. */
  onAvoid(preferences: Preferences): void;
  /** Where no live region around it says the offers. */
  'aria-live'?: 'polite';
}

/** Offers to check recipes for what a text wants left out. Only a press changes anything. */
export function AvoidOffers({
  exclusions,
  preferences,
  about,
  onAvoid,
  ...region
}: AvoidOffersProps) {
  const offers = toOffer(exclusions, preferences);
  return (
    <div {...region}>
      {offers.length > 0 && <small>{`${about} `}</small>}
      {offers.map((offer) => (
        <Button
          key={offer.words}
          look="text"
          onClick={() => {
            const changed = alsoAvoid(preferences, offer);
            if (changed) onAvoid(changed);
          }}
        >
          {sayAvoid(offer)}
        </Button>
      ))}
    </div>
  );
}
