import { cutList, languageOf } from '../languages';
import type { LanguageCode } from '../languages/Language';

/** What a language writes in an amount, beside its units. */
export function amountWords(language: LanguageCode | null) {
  const { decimalSeparator, about } = languageOf(language).amounts;
  return { decimalSeparator, about: cutList(about)[0] ?? 'about' };
}
