const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(half an?|½|1/2|an?|\\d+|${NUMBERS.join('|')})`;
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
const THUMB = new RegExp(
  `^(?:${NUMBER}\\s+)?(?:(?:large|small|big)\\s+)?thumb(?:[- ]?(?:sized?|length))?(?:\\s+(?:pieces?|chunks?|knobs?))?\\s+(?:of\\s+)?`,
  'i',
);
/** Only America has this food, and its pint has two cups. */
const PINT = new RegExp(`^${NUMBER} pints?(?= (?:of )?half[- ]and[- ]half)`, 'i');
/** "(1 sliced, 1 diced)" */
const SHARED = /\s*\(((?:\d+ \p{L}+ed(?:, and |, | and )?){2,})\)/u;
/** Of "70% chocolate", "chocolate (at least 70% cocoa solids)" */
const SHARE =
  /\(?(?:(?:at least|min(?:imum|\.)?|about|around) )?(\d{1,3})\s?%(?:[- ](?:(lean)|fat|(?:cocoa|cacao)(?: solids)?(?: content)?))?(?: (?:min(?:imum)?|or (?:more|higher|above)))?\)?/i;
const BONELESS = /\b(?:bones?[- ](?:out|removed)|off the bone|(?:pin[- ]?|de-?)?boned)\b/i;
/** "Finely grated zest and juice of" */
const OF_PART =
  /^(?:(?:the|finely|freshly|grated|squeezed)\s+)*(juice|zest|rind)(?:\s+(?:and|&)\s+(?:finely\s+)?(?:grated\s+)?(juice|zest|rind))?\s+(?:of|from)\s+/i;

function numberOf(text: string): number {
  const written = text.toLowerCase();
  if (/^(?:half|½|1\/2)/.test(written)) return 0.5;
  return /^an?$/.test(written) ? 1 : NUMBERS.indexOf(written) + 1 || Number(written);
}

/** Whether the parts of a number are all of it: "3 carrots (2 diced, 1 grated)". */
const isAll = (line: string, parts: string) =>
  Number(/^\d+/.exec(line)?.[0]) ===
  (parts.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);

/**
 * Writes an amount as most lines do: "1½", "3 (6-ounce) fillets", "12 eggs". "Juice of" is a part of a fruit, and
 * "70%" is a share.
 */
export function plainLine(line: string): { part: string; share: string; text: string } {
  const [ofPart = '', ...parts] = OF_PART.exec(line) ?? [];
  const [, percent = '', lean = ''] = (!/%.*%/.test(line) && SHARE.exec(line)) || [];
  const text = (percent ? line.replace(SHARE, ' ') : line)
    .slice(ofPart.length)
    .replace(AND_HALF, (_, one) => `${numberOf(one)}½`)
    .replace(DOZEN, (_, one) => `${numberOf(one) * 12}`)
    .replace(PINT, (_, one) => `${numberOf(one) * 2} cups`)
    .replace(THUMB, (_, one = '1') => `${numberOf(one)} thumb `)
    .replace(SIZED, (_, one, size) => `${numberOf(one)} (${size})`)
    .replace(SHARED, (all, parts) => (isAll(line, parts) ? '' : all))
    .replace(PACKED, '$1 ')
    .replace(BLOCK, '$1 ')
    .replace(BONELESS, 'boneless');
  return {
    part: parts.filter(Boolean).sort().join(' and ').toLowerCase(),
    share: percent && `${percent}%${lean && ' lean'}`,
    text: percent ? text.replace(/\s+(?=[\s,])|,\s*$/g, '') : text,
  };
}
