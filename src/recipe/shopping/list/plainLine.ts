const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(half an?|an?|\\d+|${NUMBERS.join('|')})`;
const SIZE = '(?:ounce|oz|pound|lb|gram|g|kg|ml)';
const AND_HALF = new RegExp(`^${NUMBER} and a half\\b`, 'i');
const DOZEN = new RegExp(`^${NUMBER} dozen\\b`, 'i');
const SIZED = new RegExp(
  `^${NUMBER}\\s+([\\d.]+-${SIZE}|(?<=[a-z]\\s+)[\\d.]+\\s?${SIZE})\\b\\.?(?=\\s)`,
  'i',
);
const PACKED =
  /^([\d\s/.½¼¾⅓⅔⅛]+?)\s*(?:\w+ly[- ])?packed\s+(?=(?:cups?|tablespoons?|tbsp|teaspoons?|tsp)\b)/i;
const BLOCK = /^([\d.]+\s?(?:g|kg|oz))\s+block\s+(?:of\s+)?/i;
/** "Finely grated zest and juice of" */
const OF_PART =
  /^(?:(?:the|finely|freshly|grated|squeezed)\s+)*(juice|zest|rind)(?:\s+(?:and|&)\s+(?:finely\s+)?(?:grated\s+)?(juice|zest|rind))?\s+(?:of|from)\s+/i;

function numberOf(text: string): number {
  const written = text.toLowerCase();
  if (/^half/.test(written)) return 0.5;
  return /^an?$/.test(written) ? 1 : NUMBERS.indexOf(written) + 1 || Number(written);
}

/** Writes an amount as most lines do: "1½", "3 (6-ounce) fillets", "12 eggs". "Juice of" is a part of a fruit. */
export function plainLine(line: string): { part: string; text: string } {
  const [ofPart = '', ...parts] = OF_PART.exec(line) ?? [];
  const text = line
    .slice(ofPart.length)
    .replace(AND_HALF, (_, one) => `${numberOf(one)}½`)
    .replace(DOZEN, (_, one) => `${numberOf(one) * 12}`)
    .replace(SIZED, (_, one, size) => `${numberOf(one)} (${size})`)
    .replace(PACKED, '$1 ')
    .replace(BLOCK, '$1 ');
  return { part: parts.filter(Boolean).sort().join(' and ').toLowerCase(), text };
}
