/**
 * How models write numbers as formulas: "$\frac{1}{2}$", "\(180^\circ\text{C}\)", and both without
 * the signs around. Money has a blank before the next dollar: "$5 or $6".
 */
const FORMULA =
  /(?<!\\)\$\$?(?! )([^$\n]{1,60}?)(?<! )\$\$?(?!\d)|\\\(([^\n]{1,60}?)\\\)|\d{0,3} ?\\[dt]?frac\{?\d{1,2}\}?\{?\d{1,2}\}?|(?<=\d) ?\^\{?\\circ\}?(?: ?[CF]\b)?/g;

const SIGNS = [...'½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞'];

/** A text of a model without the formulas that it understands: they become ½, 1½, 180 °C. The rest stays. */
export const withoutFormulas = (text: string): string =>
  text.replace(FORMULA, (all, inDollars, inBrackets) => {
    const formula = inDollars ?? inBrackets ?? all;
    const words = wordsOf(formula);
    const isFormula = formula.includes('\\') || (inDollars && /^[\d.,/]+$/.test(inDollars));
    return isFormula && !/[\\{}^_]/.test(words) ? words : all;
  });

const wordsOf = (formula: string): string =>
  formula
    .replace(/\\(?:text|mathrm) ?\{([^{}]*)\}/g, '$1')
    .replace(
      /(\d?) ?\\[dt]?frac ?\{?(\d{1,2})\}? ?\{?(\d{1,2})\}?/g,
      (_, whole, above, below) =>
        whole +
        (SIGNS.find((sign) => sign.normalize('NFKD') === `${above}⁄${below}`) ??
          `${whole && ' '}${above}/${below}`),
    )
    .replace(/ ?(?:\^ ?\{? ?\\circ ?\}?|\\degree) ?([CF]\b)?/g, (_, scale) =>
      scale ? ` °${scale}` : '°',
    )
    .replace(/\\times/g, '×')
    .replace(/\\[,;: ]|~| +/g, ' ')
    .replace(/\\%/g, '%');
