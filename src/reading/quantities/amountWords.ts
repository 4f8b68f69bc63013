import { cutList, oneOf, perLanguage } from '../languages';

/** What a language writes in an amount beside its units, and of what it is for: "zum Backen". */
export const amountWords = perLanguage(({ amounts: { decimalSeparator, about, aims } }) => ({
  decimalSeparator,
  about: cutList(about)[0] ?? 'about',
  aim: new RegExp(`^(?:${oneOf(aims)})(?=\\s*(?:[,;(]|$))`, 'u'),
}));
