/** What visitors write before a food to avoid: "And no garlic". */
export const SAYS_NO = '&|and|n?or|also|please|no|without|not too much';
