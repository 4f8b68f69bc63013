import { useState } from 'react';
import { type AvoidOffer, alsoAvoid } from '../../../machines/avoided';
import type { Preferences } from '../../../machines/preferences';
import { AvoidOffers } from '../../ui/AvoidOffers';
import { Field } from '../../ui/Field';
import { useLimit } from '../../ui/useLimit';
import { LONGEST_WISH } from './options';
import { panelMessages as messages } from './panelMessages';

interface WishFieldProps {
  preferences: Preferences;
  /** Finds the foods that a text wants left out; missing until its code has arrived. */
  findWishedAway: ((text: string) => readonly AvoidOffer[]) | undefined;
  onChange(wish: string): void;
  onAvoid(preferences: Preferences): void;
}

/** The field for anything else. It offers to check for what the visitor wants left out there. */
export function WishField({ preferences, findWishedAway, onChange, onAvoid }: WishFieldProps) {
  const { limits, note } = useLimit(LONGEST_WISH, preferences.wish);
  const [wish, setWish] = useState(preferences.wish);
  const offers = findWishedAway?.(wish).filter((offer) => alsoAvoid(preferences, offer)) ?? [];

  return (
    <div>
      <Field label={messages.wish}>
        <input
          type="text"
          placeholder={messages.wishExample}
          {...limits}
          onChange={({ target }) => {
            setWish(target.value);
            onChange(target.value);
          }}
        />
      </Field>
      {note}
      <AvoidOffers
        offers={offers}
        onTake={(offer) => {
          const changed = alsoAvoid(preferences, offer);
          if (changed) onAvoid(changed);
        }}
      />
    </div>
  );
}
