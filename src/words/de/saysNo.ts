/** What visitors write before a food to avoid: "Kein Knoblauch, bitte". */
export const SAYS_NO = 'und|oder|auch|bitte|ohne|keine?[nrs]?';
