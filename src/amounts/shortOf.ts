import { kindOfUnit } from '../reading';
import { type Comparison, type EntryUse, isOpen, type Need, type NeedAmount } from './Comparison';
import { roundAbout, writeAmount } from './scaling/measures';
import type { View } from './scaling/showAmounts';

const isMeasured = (unit: string) => Boolean(kindOfUnit(unit)?.size);

/** The foods of which there is too little, or for which the cook has to look, in words of the recipe and the list. */
export function shortOf({ needs }: Comparison<Need>, units: View['units'] = 'original') {
  const uses = new Set(needs.flatMap(({ use }) => (use && isOpen(use) ? use : [])));
  return [...uses].map((use) => {
    const one = needs.find(({ use: own, need }) => own === use && !need.isOptional);
    const write = (amount: NeedAmount) => writeAmount(amount, units, one?.need.amount);
    return {
      name: one?.names[0] ?? '',
      enough: use.enough,
      have: use.have && ownedIn(use, use.have, write),
      need: use.need && write(use.need),
      isCounted: use.need?.unit === '',
      /** How much more, if only usual weights say so. */
      about: use.short && use.isAbout ? write(roundAbout(use.short)) : null,
    };
  });
}

/** "1 bag flour" in the visitor's words. */
function ownedIn({ entries }: EntryUse, have: NeedAmount, write: (amount: NeedAmount) => string) {
  const [entry, ...others] = entries;
  const isPack = have.unit !== '' && !isMeasured(have.unit);
  return isPack && entry && others.length === 0 ? entry.text : write(have);
}
