import type { LanguageCode } from '../languages/Language';

/** The heading above the lines that are no part of a recipe. */
export const LEFT_OUT: Record<LanguageCode, string> = {
  en: 'Left out',
  de: 'Weggelassen',
  fr: 'Laissé de côté',
  es: 'Fuera de la receta',
  it: 'Lasciato fuori',
  pt: 'Fora da receita',
  nl: 'Weggelaten',
};

export const isLeftOutHeading = (text: string): boolean =>
  Object.values(LEFT_OUT).includes(text.trim());
