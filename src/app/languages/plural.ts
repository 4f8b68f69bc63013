import { language } from '../../ui/language';

/** One of two words by a number, as the language of the page counts. */
export const plural = (count: number, one: string, other: string): string =>
  new Intl.PluralRules(language.code).select(count) === 'one' ? one : other;
