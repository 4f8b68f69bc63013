import type { Avoids } from '../FoodLanguage';

export const SPANISH: Avoids = {
  avoids:
    /(?<!\p{L}|\b(?:no|sin|tengo|no soy|no es) )(?:(?<=(?:al[eé]rgi|intoleran)[^.;:!?]{2,60} )(?:[yeo] |(?<=, ))al? |(?:(?:soy|es) )?(?:alérgic[oa]s?|alergias?|intolerantes?|intolerancia) al? |no (?:puedo|puede|podemos) (?:comer|tomar) |no (?:como|come|tomo|tolero) |evit(?:[aeo]|ar) )(?:las? |los |el )?/giu,
  without: /(?<!\p{L})sin (?:las? |los |el )?/giu,
};
