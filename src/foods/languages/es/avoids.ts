import type { Cues } from '../FoodLanguage';

export const SPANISH: Cues = {
  avoids:
    /(?<!\p{L}|\b(?:no|sin|no tengo|no soy|no es|no somos) )(?:(?<=(?<!\b(?:no|sin) (?:\p{L}+ )?)(?:al[eé]rgi|intoleran)[^.;:!?]{2,60} )(?:[yeo] |(?<=, ))al? |(?:(?:soy|es|tengo) )?(?:al[eé]rgic[oa]s?|alergias?|intolerantes?|intolerancia) al? |no (?:puedo|puede|podemos) (?:comer|tomar) |no (?:como|come|tomo|tolero) |evit(?:[aeo]|ar) )(?:las? |los |el )?/giu,
  avoid: 'avoid ',
  without: /(?<!\p{L})sin (?:las? |los |el )?/giu,
  please: /^por favor[ ,]+|[ ,]+(?:por favor|gracias)[.!]*$/giu,
};
