import { oneOfPlain, perLanguage } from '../languages';
import type { LanguageCode } from '../languages/Language';

/** A place in a text, as offsets in UTF-16 units. */
export interface Place {
  start: number;
  end: number;
}

export type Measure = 'volume' | 'mass' | 'length' | 'time' | 'other';

export interface Unit extends Place {
  /** "tablespoon". A unit that only its language knows is called as it is written. */
  id: string;
  /** What it measures. Amounts of volume and mass can be converted. */
  measures: Measure;
}

interface Kind {
  short: string;
  measures: Measure;
  /** In ml, g or mm. */
  size: number;
}

/**
 * The units that several languages share: name, short name, size, and their other spellings. Spellings count
 * in any case, except "T" and "t".
 */
const TABLE: Record<Exclude<Measure, 'time'>, string> = {
  volume: `
    cup c 236.58824 c. cups
    deciliter dl 100 deciliters decilitre decilitres dl.
    cl cl 10 cl. centilitre centilitres
    fluid_ounce fl_oz 29.57353
    gallon gal 3785.4118 gallons gal.
    liter l 1000 liters litre litres liter litro litros litri l. ltr
    milliliter ml 1 milliliters millilitre millilitres ml. mls
    pint pt 473.17647 pints pt.
    quart qt 946.35295 quarts qt. qts qts.
    tablespoon tbsp 14.786765 tablespoons tablespoonful tbsps tbs tbls tblsp tb T
    teaspoon tsp 4.9289216 teaspoons teaspoonful tsps t`,
  mass: `
    gram g 1 grams g. gr gm gms gramm gramme grammes grammi grammo gramo gramos grama gramas
    kilogram kg 1000 kilograms kg. kgs kilo kilos
    milligram mg 0.001 milligrams mg.
    ounce oz 28.349523 ounces oz. ozs
    pound lb 453.59237 pounds lb. lbs lbs.`,
  length: `
    centimeter cm 10 centimeters centimetre centimetres cm. cms
    foot ft 304.8 feet ft.
    inch in 25.4 inches in. " ″ ”
    meter m 1000 meters m.
    millimeter mm 1 millimeters mm.
    yard yd 914.4 yards yd. yds.`,
  other: `
    package pkg 0 packages pkg. pkgs pkgs.
    piece piece 0 pieces pc pc. pcs pcs.
    ${'bag can carton clove container ear head pack recipe sprig stick drop'.replace(/\w+/g, '$& $& 0 $&s\n')}
    ${'box bunch dash pinch'.replace(/\w+/g, '$& $& 0 $&es\n')}
    dozen dz 0 dz.`,
};

type Row = [id: string, short: string, size: string, ...names: string[]];

const KINDS = new Map<string, Kind>();
const IDS = new Map<string, string>();

for (const [measures, rows] of Object.entries(TABLE) as [Measure, string][]) {
  for (const row of rows.trim().split('\n')) {
    const words = row.trim().split(' ');
    const [id, short, size, ...names] = words.map((word) => word.replace('_', ' ')) as Row;
    KINDS.set(id, { short, measures, size: Number(size) });
    for (const name of [id, short, ...names]) IDS.set(name, id);
  }
}

/** What is known of a unit; undefined for the units of one language. */
export const kindOfUnit = (id: string): Kind | undefined => KINDS.get(id);

/** An amount in another unit; null if the two do not measure the same. */
export function convertUnit(value: number, from: string, to: string): number | null {
  const [one, other] = [KINDS.get(from), KINDS.get(to)];
  if (!one?.size || !other?.size || one.measures !== other.measures) return null;
  return Math.round(((value * one.size) / other.size) * 1e6) / 1e6;
}

const WORD = /^(?:fl\.?[\s-]?oz\.?|fluid[\s-]ounces?|\p{L}+\.?|["″”])/iu;
/** "c. à soupe" is no cup, and "m.-große" no meter. */
const ENGLISH_ONLY = /^(?:[ct]\.?|m\.)$/i;

/** The units that only one language knows, at the start of a text. */
const ownUnitsOf = perLanguage(({ amounts }) => {
  const names = oneOfPlain(amounts.units).replaceAll(' ', '[ \\u00a0]');
  return new RegExp(`^(?:${names})(?!-?\\p{L})`, 'iu');
});

function idOf(word: string, language: LanguageCode | null): string | undefined {
  if (ENGLISH_ONLY.test(word) && (language ?? 'en') !== 'en') return undefined;
  if (/^fl(?:uid[\s-]|\.|[\s-]?oz)/i.test(word)) return 'fluid ounce';
  const bare = word.replace(/\.$/, '');
  return [word, word.toLowerCase(), bare, bare.toLowerCase()]
    .map((name) => IDS.get(name))
    .find(Boolean);
}

/** The unit at a place of a text, after a blank or a hyphen. */
export function unitAt(text: string, from: number, language: LanguageCode | null): Unit | null {
  const rest = text.slice(from, from + 48);
  const gap = /^(?:-\s|[\s-])?/.exec(rest)?.[0].length ?? 0;
  const words = rest.slice(gap);
  const start = from + gap;
  const [word = ''] = WORD.exec(words) ?? [];
  const id = idOf(word, language);
  const behind = words.slice(word.length);
  const measures = KINDS.get(id ?? '')?.measures ?? 'other';
  if (id && !(/\p{L}$/u.test(word) && /^[\p{L}_]/u.test(behind))) {
    return { id, start, end: start + word.length, measures };
  }
  const [own] = ownUnitsOf(language).exec(words) ?? [];
  return own ? { id: own, start, end: start + own.length, measures: 'other' } : null;
}
