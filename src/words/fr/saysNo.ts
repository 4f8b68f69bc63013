/** What visitors write before a food to avoid: "Pas d’ail". */
export const SAYS_NO = "et|ou|aussi|ni|s['’]il (?:te|vous) pla[iî]t|pas d(?:e|['’])|sans";
