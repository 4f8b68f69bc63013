import { isLeftover } from '../../foods/leftovers';
import { recognise } from '../../foods/recognise';

/** A cooked food, or one without a label. */
export const COOKED =
  /(?<!\p{L})(?:cooked|boiled|steamed|poached|scrambled|mashed|saut[eé]+d|barbecued|bbq|rotisserie|microwaved|seared|caramelised|caramelized|hard-?boiled|fried|roasted|grilled|stewed|baked|braised|reheated|pre-?cooked|home-?made|home-?cooked|takeaway|take-?away|take-?out|half[ -]eaten|unlabell?ed|un-?marked|unknown|unidentif\w+|mystery|plated|prepared|meal[ -]prep\w*|lunch ?box\w*|doggy bag)(?!\p{L})|(?<!\p{L})(?:roast (?=\p{L})|(?:plate|plateful|pan|pot|dish|bowl|serving|portion|tupperware|takeaway box) of(?!\p{L}))/iu;

/** Where a food is, or how much is left. These words join no list. */
const PLACE =
  /^(?:on|in|at|behind|next|top|bottom|middle|left|right|lower|upper|door|shelf|fridge|drawer|half|nearly|almost|about|approximately|approx|one|two|three|several|opened?|full|empty|partly|certain|sure|confident|visible|high|medium|low|brand|label)(?!\p{L})/iu;

const NUMBER =
  '(?:about |around |approximately |approx\\.? |at least |~ ?)?(?:\\d+(?:[.,/–-]\\d+)?(?:(?: or | to | and )[\\d½]+)?(?: ?(?:x|×))?|[½⅓¼¾]|half|(?:a )?quarter|one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:a )?(?:half )?dozen|several|(?:a )?few|(?:a )?couple|(?:a )?pair|many)(?: of)?(?![\\p{L}%-])(?! ?%)';
const ARTICLE = 'an?|some(?! (?:kind|sort|type))|the';
const MEASURE_WORD =
  '(?:bottle|carton|tub|jar|can|tin|pack|packet|package|box|bag|bunch|head|block|stick|slice|piece|wedge|chunk|loaf|bulb|clove|handful|ball|punnet|bar|sack|container|bowl|plate|pot|tray|tube|jug|glass|cup|sprig|stalk|rib|knob|roll|wheel|pat|basket|net|crate|half|log|round|pint|litre|liter|gallon|dollop|fillet|strip|heap|pile|variety|selection|assortment|rest|remainder)(?:e?s)?';
const MEASURE = `${MEASURE_WORD} (?:of|with|containing)`;
const UNIT = '(?:g|kg|ml|cl|l|oz|lbs?|litres?|liters?|pounds?|ounces?|grams?)(?: of)?';

const LEADS = [
  /^(?:and|plus|also|then|next)[:,]?\s+/iu,
  // "2 cartons oat milk"
  new RegExp(`^${NUMBER}\\s+${MEASURE_WORD}\\s+(?!(?:of|with|containing)\\s)(?=\\p{L})`, 'iu'),
  new RegExp(`^(?:${NUMBER}|(?:${ARTICLE})(?= ))\\s*`, 'iu'),
  new RegExp(`^${UNIT}\\s+(?=\\p{L})`, 'u'),
];
/** "Small open jar of": up to two words before the measure. */
const MEASURED = new RegExp(`^(?:[\\p{L}-]+\\s+){0,2}?${MEASURE}\\s+(?:the\\s+)?`, 'iu');

export const DOUBTFUL_LEAD =
  /^(?:maybe|perhaps|possibly|probably|likely|might be|may be|could be|what (?:looks|appears)(?: to be)?(?: like)?|(?:it )?(?:looks|seems)(?: to be)?(?: like)?|appears to be|not sure)[:,]?\s+/i;

/** In UTF-16 units. A longer text is more than one food with remarks. */
export const LONGEST_PIECE = 100;

/** "A carton of milk (half full)" is "milk". `isWhole` keeps more: "swollen can of beans". */
export function foodIn(written: string, isWhole = false): string {
  const plain = (isWhole ? written : withoutRemarks(written))
    .replace(/\s*[?？¿⁇⁈]+/g, ' ')
    .replace(/\s+(?=[)\]])/g, '')
    .replace(/^\s*~\s*/, '')
    .replace(/\s*(?:\(?[x×] ?\d{1,3}\)?|\(\d{1,3}\))\s*$/i, '')
    .replace(/["“”*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(DOUBTFUL_LEAD, '')
    .replace(/[\s.,;:]+$/, '')
    .replace(/(?:\s+(?:and|or|plus|with|of))+$/i, '');
  if (plain.length > LONGEST_PIECE) return plain;
  const name = withoutAmount(plain, isWhole);
  return isWhole ? name : withoutContainer(name);
}

const withoutRemarks = (written: string) =>
  written
    .replace(
      /\p{Extended_Pictographic}[\u200d\ufe0f\p{Emoji_Modifier}\p{Extended_Pictographic}]*/gu,
      (sign) => (/\p{L}/u.test(written) ? ' ' : sign),
    )
    .replace(/\s*\((?:or|(?:could|might|may)(?: also)? be)\s+([^()]*)\)/gi, ' or $1')
    .replace(/\s*[([]([^()[\]]*)[)\]]/g, unlessFood)
    .replace(/\s+[-–—]\s+(.*)$/, unlessFood)
    .replace(/,\s*([^,]*)$/, unlessFood)
    .replace(
      /\s+(?:in|on|at|from|behind|under|inside|beside|next to) (?:an?|the|its|my|your) (.*)$/i,
      unlessFood,
    );

/** What a food is in, after its name: "ketchup bottle". */
export const CONTAINER_BEHIND =
  /(?<=\p{L})\s+(?:bottles?|tubs?|packets?|tins?|cans?|tubes?|bags?|sachets?)$/iu;

/** The rest has to be surely a food: takes "jar" off "jam jar", not off "cookie jar lid". */
function withoutContainer(name: string): string {
  const rest = name.replace(CONTAINER_BEHIND, '');
  const { foods, unknown } = recognise(rest);
  return rest !== name && foods.length === 1 && unknown.length === 0 ? rest : name;
}

const unlessFood = (whole: string, remark: string) => (isNoFood(remark) ? '' : whole);

/** Where a food is, how much there is, how sure the model is: nothing of what is in it. */
export function isNoFood(words: string): boolean {
  if (COOKED.test(words) || isLeftover(words)) return false;
  return PLACE.test(words.trim()) || recognise(words).foods.length === 0;
}

function withoutAmount(name: string, isWhole: boolean): string {
  let rest = name;
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const lead of LEADS) rest = cut(rest, lead);
    const measured = MEASURED.exec(rest)?.[0] ?? '';
    // An unlabelled jar stays one.
    if (
      !isWhole &&
      !COOKED.test(measured.replace(/\b(?:bowl|plate|pot)s? of\b/i, '')) &&
      !isLeftover(measured)
    )
      rest = cut(rest, MEASURED);
  }
  return rest;
}

/** Unless the beginning belongs to the food's name, or is all of the text. */
function cut(text: string, lead: RegExp): string {
  const rest = text.replace(lead, '');
  if (rest === text || !/\p{L}{2}/u.test(rest)) return text;
  const [first] = recognise(text).foods;
  const isNamed = first?.start === 0 && first.end > text.length - rest.length;
  // "Stick of butter" is a name of butter.
  return isNamed && recognise(rest).foods[0]?.food !== first.food ? text : rest;
}
