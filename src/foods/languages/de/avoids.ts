import type { Cues } from '../FoodLanguage';

export const GERMAN: Cues = {
  avoids:
    /(?<!\p{L}|nicht )(?:ich |wir )?(?:(?:vertrage|dürfen|darf|essen?|mag) keine?[nrs]? |vermeide[nt]? |(?<!(?:keine|ohne|niemand hat eine) )(?:allergie|unverträglichkeit) (?:gegen|auf|von) )(?:die |den |das )?/giu,
  avoid: 'avoid ',
  without: /(?<!\p{L}|nicht )(?:ohne|keine?[nrs]?) (?:die |den |das )?/giu,
  please:
    /^bitte[ ,]+|[ -]?(?:allergie|intoleranz|unverträglichkeit)$|[ ,]+(?:bitte|danke)[.!]*$/giu,
};
