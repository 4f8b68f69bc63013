/** What visitors write before a food to avoid: "Y sin ajo". */
export const SAYS_NO = 'y|o|también|por favor|sin|nada de';
