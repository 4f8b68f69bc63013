import { useState } from 'react';
import { type AvoidOffer, alsoAvoid } from '../../../machines/kitchen/avoided';
import type { Preferences } from '../../../machines/kitchen/preferences';
import { AvoidOffers } from '../../ui/AvoidOffers';
import { Field } from '../../ui/Field';
import { useLimit } from '../../ui/useLimit';
import { LONGEST_FIELD } from './fields';

interface WishFieldProps {
  label: string;
  example: string;
  wish: string;
  preferences: Preferences;
  findWishedAway: ((text: string) => readonly AvoidOffer[]) | undefined;
  onChange(wish: string): void;
  onAvoid(preferences: Preferences): void;
}

/** Offers to check for what the visitor wants left out here. */
export function WishField({
  label,
  example,
  wish,
  preferences,
  findWishedAway,
  onChange,
  onAvoid,
}: WishFieldProps) {
  const { limits, note } = useLimit(LONGEST_FIELD, wish);
  const [typed, setTyped] = useState(wish);
  const offers = findWishedAway?.(typed).filter((offer) => alsoAvoid(preferences, offer)) ?? [];

  return (
    <div>
      <Field label={label}>
        <input
          type="text"
          placeholder={example}
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
        onTake={(offer) => {
          const changed = alsoAvoid(preferences, offer);
          if (changed) onAvoid(changed);
        }}
      />
    </div>
  );
}
