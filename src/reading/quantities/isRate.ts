import { perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';
import type { Token } from './lex';

/** Words that make an amount a rate: "per person". */
const RATES: Record<LanguageCode, string> = {
  en: String.raw`(?<!as )per(?!\s(?:the\s)?(?:\p{L}{1,15}(?:['’]s)?\s){0,2}(?:instructions?|directions?|labels?|packet|package|pack|preferences?|taste|liking)\b)|every|apiece|(?:for|to|in|on|with|of) each|each (?:persons?|people|servings?|portions?|guests?|bowls?|plates?|pizzas?|burgers?|steaks?|jars?|glass|cup|litre|liter|pound|kilo|kg|time)|an? (?:head|person|portion|serving|piece|plate)|(?:to|for) (?:a|the) (?:litre|liter|pint|kilo|kg|pound|lb|gallon|quart)(?= of| water|\s*$)`,
  de: String.raw`pro|per|je(?=\s\p{L})(?!\s(?:nach|ca|circa|etwa|rund)(?!\p{L}))|jede[mnrs]?|(?:auf|für) (?:einen|ein|den|das) (?:liter|kilo|pfund)`,
  fr: String.raw`par (?:personnes?|pers|portions?|convives?|têtes?|litres?|kilos?|kg|assiettes?|parts?|verres?|pièces?|\d|une?)|chaque|chacune?s?(?=\s*$)|(?:au|pour (?:un|le)) (?:litre|kilo)`,
  es: String.raw`por (?:personas?|cabeza|porción|ración|litros?|kilos?|kg|cada|unidad|plato|comensal|taza|\d)|cada`,
  it: String.raw`a (?:persona|testa|porzione)|per (?:persona|porzione|litro|kg|chilo|ogni|ciascun\p{L}|\d)|ogni|al (?:litro|chilo|kg)`,
  pt: String.raw`por (?:pessoas?|cabeça|porção|litros?|quilos?|kg|cada|unidade|prato|xícara|\d)|cada`,
  nl: 'per|elke?',
};

const patternOf = perLanguage(({ code }) => {
  // "150 g each", but not "1 tsp each salt and pepper"
  const each = String.raw`(?:(?<!^\s?)each|p\.?\s?p\.?)\s*(?:$|[,;)])`;
  return new RegExp(
    String.raw`(?<!\p{L})(?:(?:${RATES[code]})(?!\p{L})|${each})|^\s?\/\s?\p{L}|^\s(?:equal\s)?(?:parts?|teile?|parti|partes?|delen)(?!\p{L})`,
    'iu',
  );
});

/**
 * Whether an amount is a rate or a ratio, as in "100 g per person", "5 g per 100 g", "100 g/person"
 * and "1 part vinegar". Its double may be too much.
 *
 * @param next the number behind it; undefined for the last one of the line
 */
export function isRate(
  line: string,
  token: Token,
  next: Token | undefined,
  language: LanguageCode | null,
): boolean {
  const end = token.unit ? token.end : Math.max(token.end, token.numbers.at(-1)?.end ?? 0);
  // The digit keeps "each 400 g" apart from an "each" at the end of the line.
  const behind = next ? `${line.slice(end, next.start)}0` : line.slice(end);
  const isRatio = token.unit !== null || !/^\s?\//.test(behind);
  return isRatio && patternOf(language).test(behind);
}
