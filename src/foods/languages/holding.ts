import type { Compounds } from './compounds';
import type { FoodLanguage } from './FoodLanguage';

/** The shortest part of a compound, and the shortest in its middle. */
const SHORTEST = 4;
const SHORTEST_WITHIN = 5;
const LONGEST = 40;

/** What may be before or after a part. "Preis" has no "Reis", and "Schmalz" no "Malz". */
const isPart = (letters: string) => letters === '' || /^(?=.*[aeiouy]).{2,}$/.test(letters);

/** Whether a compound, in plain letters, has a word in it, whatever the two mean. */
export function createHolding({ links, endings }: FoodLanguage, { cutsOf }: Compounds) {
  /** The tables cut "haselnuss" only before "nuss", so it has no "hase". */
  function isCutBehind(compound: string, from: number, to: number): boolean {
    const behind = compound.slice(to);
    if (behind === '' || endings.includes(behind)) return true;
    const cuts = cutsOf(compound).filter((cut) => cut > from);
    const isCut = (cut: number) => cut >= to && ['', ...links].includes(compound.slice(to, cut));
    return isPart(behind) && (cuts.length === 0 || cuts.some(isCut));
  }

  return (compound: string, part: string): boolean => {
    if (links.length === 0 || part.length < SHORTEST || compound.length > LONGEST) return false;
    for (let at = compound.indexOf(part); at >= 0; at = compound.indexOf(part, at + 1)) {
      const to = at + part.length;
      const isWithin = at > 0 && to < compound.length;
      if (isWithin && part.length < SHORTEST_WITHIN) continue;
      if (isPart(compound.slice(0, at)) && isCutBehind(compound, at, to)) return true;
    }
    return false;
  };
}
