/** A recipe's times, in minutes, and how much it makes. */
export interface Facts {
  prepTime?: number;
  cookTime?: number;
  totalTime?: number;
  recipeYield?: string;
}

type FactName = keyof Facts;

// In the languages that most recipes are written in.
const LABELS: [FactName, RegExp][] = [
  [
    'prepTime',
    /^(?:prep(?:aration)?(?: time)?|(?:temps de )?préparation|vorbereitung(?:szeit)?|zubereitung(?:szeit)?|(?:tiempo de )?preparación|(?:tempo di )?preparazione|(?:tempo de )?preparo|voorbereiding(?:stijd)?)$/i,
  ],
  [
    'cookTime',
    /^(?:(?:cook(?:ing)?|bak(?:e|ing))(?: time)?|(?:temps de )?cuisson|(?:koch|gar|back)zeit|(?:tiempo de )?cocción|(?:tempo di )?cottura|(?:tempo de )?cozimento|(?:kook|bak|bereidings)tijd)$/i,
  ],
  [
    'totalTime',
    /^(?:total(?: time)?|time|ready in|temps total|gesamtzeit|tiempo total|tempo totale?|totale tijd)$/i,
  ],
  [
    'recipeYield',
    /^(?:serves|servings?|portions?|yields?|makes|pour|portionen|für|raciones|porciones|para|porzioni|per|porções|porties|voor)$/i,
  ],
];

const HOURS = '(?:hours?|hrs?\\.?|h|heures?|stunden?|std\\.?|horas?|or[ae]|uur)';
const MINUTES = '(?:minutes?|mins?\\.?|m|minuten?|minuut|minutos?|minut[oi]|mn)';
const NUMBER = '(\\d{1,4}(?:[.,]\\d{1,2})?|\\d{0,2} ?[½¼¾]|\\d{1,2} [13]/[24]|an?|half an)';
const DURATION = `(?:${NUMBER} ?${HOURS}(?![\\p{L}])(?:,? ?(?:and|et|und|y|e|en)? ?(\\d{1,2})(?: ?${MINUTES}(?![\\p{L}\\d])|(?![\\p{L}\\d]| ?[-–/])))?|${NUMBER}[ -]?${MINUTES}(?![\\p{L}\\d]))`;
const ABOUT =
  '(?:(?:about|around|approx(?:\\.|imately)?|roughly|circa|ca?\\.|just|only|environ|etwa|unos|~|≈) ?)?';
const WHOLE = new RegExp(`^${ABOUT}${DURATION}\\.?$`, 'iu');

/** How much a recipe makes, as in "24 cookies". */
const YIELD =
  /^(?:about |ca?\. ?|~ ?)?(\d{1,4}(?: ?(?:-|–|—|to|or|bis|à|ou|oder|a|o) ?\d{1,4})?(?: (?!in )[\p{L}\p{N} -]{1,40})?)\.?$/iu;

const SERVES =
  /\bserves (?:about )?(\d{1,3}(?: ?(?:-|–|—|to|or) ?\d{1,3})?)(?![\d\p{L}]| ?(?:-|–|%))/iu;
const READY = new RegExp(
  `\\b(?:ready in|serves \\d{1,3} in|total time(?:(?: is| of)|:)?) ${ABOUT}(${DURATION})(?=[.,;!)]|$| and )`,
  'iu',
);

/**
 * Reads facts from lines such as "Prep: 10 minutes | Serves 4", and from plain sentences. Leaves out
 * ranges, conditions, and facts that contradict each other.
 */
export function readFacts(lines: readonly string[], sentences: readonly string[]): Facts {
  const told = new Map<FactName, Set<string | number>>();
  const note = (name: FactName, value: string | number | null) => {
    if (value !== null) told.set(name, (told.get(name) ?? new Set()).add(value));
  };
  for (const piece of lines.flatMap(piecesOf)) {
    const fact = readPiece(piece);
    if (fact) note(...fact);
  }
  for (const sentence of sentences) {
    const servings = SERVES.exec(sentence)?.[1];
    if (servings) note('recipeYield', countServings(servings));
    const ready = READY.exec(sentence)?.[1];
    if (ready) note('totalTime', minutesOf(ready));
  }
  const facts = [...told].filter(([, values]) => values.size === 1);
  return Object.fromEntries(facts.map(([name, values]) => [name, ...values]));
}

/** Whether a paragraph consists of facts alone. */
export function areFacts(line: string): boolean {
  return piecesOf(line).every((piece) => readPiece(piece) !== null);
}

function piecesOf(line: string): string[] {
  return line
    .split(/[|·•;\n]|,\s(?=\p{L})/u)
    .map((piece) => piece.replace(/^[^\p{L}\p{N}]+/u, '').trim())
    .filter(Boolean);
}

/** Null if the piece is not a fact. The value is null if it is not clear. */
function readPiece(piece: string): [FactName, string | number | null] | null {
  // A colon, a dash, or the value itself follows a label.
  const places = [...piece.slice(0, 60).matchAll(/\s*[:：–—]\s*|\s+-\s+|\s+/g)];
  for (const { index, 0: space } of places) {
    const label = piece.slice(0, index);
    const [name] = LABELS.find(([, pattern]) => pattern.test(label)) ?? [];
    if (!name) continue;
    const value = piece.slice(index + space.length).trim();
    const read = name === 'recipeYield' ? servingsOf(label, value) : minutesOf(value);
    if (read !== null) return [name, read];
    // "Time flies" is not a fact, "Time: it depends" is one.
    if (/[:：]/.test(space)) return [name, null];
  }
  return null;
}

function servingsOf(label: string, value: string): string | null {
  const read = YIELD.exec(value)?.[1];
  if (!read) return null;
  const isBare = /^[\d\s–—-]+$|^\d+ (?:to|or) \d+$/.test(read);
  return isBare && /^serv/i.test(label) ? countServings(read) : read;
}

function countServings(count: string): string {
  return count === '1' ? '1 serving' : `${count} servings`;
}

/** Null if the text is not exactly one duration. */
function minutesOf(text: string): number | null {
  const [, hours, rest = '0', minutes] = WHOLE.exec(text.trim()) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  const count = Math.round(
    hours === undefined ? numberOf(minutes) : numberOf(hours) * 60 + Number(rest),
  );
  return count > 0 && count < 7 * 24 * 60 ? count : null;
}

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function numberOf(text = ''): number {
  if (/^an?$/i.test(text)) return 1;
  if (/^half/i.test(text)) return 0.5;
  const [, whole, above, below] = /^(\d+) (\d)\/(\d)$/.exec(text) ?? [];
  if (whole) return Number(whole) + Number(above) / Number(below);
  const fraction = FRACTIONS[text.at(-1) ?? ''];
  if (fraction) return Number(text.slice(0, -1)) + fraction;
  return Number(text.replace(',', '.'));
}
