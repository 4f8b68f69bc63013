import { useState } from 'react';
import { type AvoidOffer, alsoAvoid } from '../../../machines/kitchen/avoided';
import type { Preferences } from '../../../machines/kitchen/preferences';
import { AvoidOffers } from '../../ui/AvoidOffers';
import { Field } from '../../ui/Field';
import { useLimit } from '../../ui/useLimit';
import * as restWords from '../../words/en/rest';

import { LONGEST_FIELD } from './fields';

interface WishFieldProps {
  wish: string;
  preferences: Preferences;
  findExclusions: ((text: string) => readonly AvoidOffer[]) | undefined;
  onChange(wish: string): void;
  onAvoid(preferences: Preferences): void;
}

export function WishField({
  wish,
  preferences,
  findExclusions,
  onChange,
  onAvoid,
}: WishFieldProps) {
  const { limits, note } = useLimit(LONGEST_FIELD, wish);
  const [typed, setTyped] = useState(wish);
  const offers = findExclusions?.(typed).filter((offer) => alsoAvoid(preferences, offer)) ?? [];

  return (
    <div>
      <Field label={restWords.fieldNames.wish}>
        <input
          type="text"
          placeholder={restWords.fieldNames.wishExample}
          {...limits}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value);
          }}
        />
      </Field>
      {note}
      <AvoidOffers
        offers={offers}
        about={restWords.offers.onlyAsks}
        onTake={(offer) => {
          const changed = alsoAvoid(preferences, offer);
          if (changed) onAvoid(changed);
        }}
      />
    </div>
  );
}
