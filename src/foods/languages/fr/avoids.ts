import type { Avoids } from '../FoodLanguage';

export const FRENCH: Avoids = {
  avoids:
    /(?<!\p{L}|(?:pas|plus|jamais) |[dn]['’])(?:(?<=(?:allergi|intolér)[^.;:!?]{2,60} )(?:(?:et|ou) |(?<=, ))(?:à |aux? )|(?:(?:je suis|il est|elle est) )?(?:allergi(?:e|que)s?|intoléran(?:ce|te?)s?) (?:à |aux? )|(?:je |on )?n(?:e |['’])(?:peux|peut|mange|mangeons|supporte|tolère|aime) pas (?:manger )?|évite[rz]? )(?:des? |du |les? |la |[dl]['’])?/giu,
  without: /(?<!\p{L})(?:sans (?:les? |la |[dl]['’])?|pas d(?:e |['’]))/giu,
};
