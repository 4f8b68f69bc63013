import type { Cues } from '../FoodLanguage';

export const FRENCH: Cues = {
  avoids:
    /(?<!\p{L}|(?:pas|plus|jamais|aucune|sans|n['’]est) |[dn]['’])(?:(?<=(?<!(?:pas|plus|jamais|aucune|sans|n['’]est) )(?:allergi|intol[eé]r)[^.;:!?]{2,60} )(?:(?:et|ou) |(?<=, ))(?:à |aux? )|(?:(?:je suis|il est|elle est) )?(?:allergi(?:e|que)s?|intol[eé]ran(?:ce|te?)s?) (?:à |aux? )|(?:je |on )?n(?:e |['’])(?:peux|peut|mange|mangeons|supporte|tolère|aime) pas (?:manger )?|(?:évite|[eé]vite[rz]) )(?:des? |du |les? |la |[dl]['’])?/giu,
  avoid: 'évite ',
  without: /(?<!\p{L})(?:sans (?:les? |la |[dl]['’])?|pas d(?:e |['’]))/giu,
  please:
    /^(?:s['’]il (?:vous|te) pla[iî]t|svp)[ ,]+|[ ,]+(?:s['’]il (?:vous|te) pla[iî]t|svp|stp|merci)[.!]*$/giu,
};
