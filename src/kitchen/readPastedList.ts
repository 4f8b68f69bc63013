/** A pasted list, sorted into ingredients and other lines. */
export interface PastedList {
  ingredients: string[];
  /** Lines that are no ingredient: headings, and foods that somebody avoids. */
  leftOut: string[];
}

/** Quote marks, bullets, boxes and numbers at the start of a line. */
const MARKS =
  /^(?:[\s>\u200b\ufeff*_+\-–—•‣▪◦·・●○◯■□▢☐☑✓✔✅⬜]\ufe0f?|\[[ x✓]?\]|\(?\d{1,3}[.)、．](?=[\s\p{L}])|\(?[a-z]\)(?=\s)|\d\ufe0f?\u20e3|[①-⑳]|[o§\uf0b7](?=\t))+/iu;

/** What a chat puts before each message: "[21/11/2026, 18:04:12] Anna: ". */
const SENDER =
  /^\[?\d{1,4}([./-])\d{1,2}\1\d{1,4},? \d{1,2}:[\d:]+(?: [ap]m)?\]?(?: -)? [^:]{1,40}: /i;

/** Words about allergies and dislikes, anywhere in a line. */
const AVOIDED =
  /al+[eéè]r[gj](?!\p{L}{0,9}[ -]?(?:free|friendly|frei))|алл?ерг|αλλεργ|アレルギ|过敏|過敏|알레르|알러지|حساسي|אלרג|avoid|dislike|not allowed|(?:(?:do|does|ca|wo)n[’']?t|(?:do|does|can|will) ?not) (?:eat|have|like)|intol[eé]r|unvertr|verträgt|vermeid|(?:mag|isst|darf) nicht|[eé]vit[aeo]|vermijd|undvik|undgå|unngå|unika|избега|αποφ|避/iu;

/** Words in a heading about foods to avoid. */
const NOT =
  /(?<!\p{L})(?:no|not|nope|non(?!-)|never|nothing|without|except|can[’']?t|cannot|don[’']?t|doesn[’']?t|won[’']?t|free (?:of|from)|hates?|diet|nein|nichts?|kein(?:e[nrs]?)?|ohne|nie|tabu|sans|pas|sin|nada|senza|niente|sem|não|geen|zonder|niet|inte|inga|utan|ikke|ingen|uden|uten|bez|без|не|нельзя|όχι|χωρίς)(?!\p{L})|dietary|restrict|unavail|forbid|prohib|verbot|interdi|vietat|danger|trigger|sensitiv|react|off.?limit|exclud|skip|omit|warn|refus|contain|enthält|contien|c(?:o?e|œ)liac|なし|禁|不|忌|없|بدون|ללא|[✗✘❌❎🚫⛔]/iu;

/** A line that consists of such a word, and one that begins with it: "no nuts", "❌ nuts". */
const NOT_ONLY = new RegExp(`^(?:${NOT.source})\\P{L}*$`, 'iu');
const NOT_LINE = new RegExp(`^(?:${NOT.source}) ?(?=[\\p{L}\\p{Extended_Pictographic}])`, 'iu');

/** "Don't forget" warns of nothing, and neither does "Allergies: none". */
const REMINDER = /forget|vergess|oubli|olvid|dimentic/i;
const NOTHING = /^(?:none|n\/a|keine|aucune|ninguna|nessuna|[^\p{L}]+)$/iu;

/** A heading that surely begins a list of foods on hand or to buy. */
const LIST =
  /^(?:(?:the|my|our|what|to|we|i|in|please|wir|à|le|la|en|de|da) )*(?:ingredients?|shopping(?: list)?|grocer(?:ies|y list)|buy|get|have|need|yes|fridge|freezer|pantry|cupboard|zutaten|einkaufs(?:liste|zettel)|kaufen|haben|brauchen|vorrat|vorräte|kühlschrank|ingr[eé]dients|(?:liste de )?courses|acheter|frigo|placard|ingredientes|lista de la compra|comprar|nevera|despensa|ingredienti|lista della spesa|comprare|dispensa|ingrediënten|boodschappen|koelkast|買い物リスト|材料|购物清单|食材)$/iu;

/** The lines below a heading about foods to avoid. */
interface Section {
  /** The heading itself names a food, so an empty line ends the section. */
  isShort: boolean;
  /** How far the heading is indented, if it has a bullet; otherwise -1. */
  indent: number;
  /** Lines below it were indented further, as in an outline. */
  isOutline: boolean;
}

/**
 * Reads a pasted text as a list. Nothing below "Allergies", "No:" and the like is an ingredient until
 * another list surely begins. If in doubt, it leaves a line out.
 */
export function readPastedList(text: string): PastedList {
  const ingredients: string[] = [];
  const leftOut: string[] = [];
  let avoided = null as Section | null;

  for (const written of text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)) {
    if (avoided?.isShort && !/\S/.test(written)) avoided = null;
    const content = written.replace(SENDER, '');
    const line = content
      .replace(MARKS, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/(?<![,;*_])[,;*_]+(?=[:：]?$)/, '');
    const name = line.replace(/^#+ /, '');
    const [, head = '', rest] = /^([^:：]*)[:：] ?(.*)$/.exec(name) ?? [];
    const isHeading = name !== line || /[:：]$/.test(name);
    const title = name.replace(/ ?[:：]$/, '');
    const indent = written.search(/\S/);
    const isMarked = /^\s*\S/.test(MARKS.exec(content)?.[0] ?? '');

    const isAboutNot = NOT.test(head) || NOT_ONLY.test(title) || (isHeading && NOT.test(title));
    if (AVOIDED.test(name) || (isAboutNot && !REMINDER.test(title))) {
      leftOut.push(name);
      if (rest && NOTHING.test(rest)) continue;
      const isShort: boolean = Boolean(rest) && avoided?.isShort !== false;
      avoided = { isShort, indent: isMarked ? indent : -1, isOutline: false };
    } else if (isHeading || LIST.test(title)) {
      leftOut.push(name);
      if (LIST.test(title)) avoided = null;
    } else if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)) {
      if (avoided?.isOutline && isMarked && indent <= avoided.indent) avoided = null;
      if (avoided && avoided.indent >= 0 && indent > avoided.indent) avoided.isOutline = true;
      const isLeftOut =
        avoided || NOT_LINE.test(name) || !/[\p{L}\p{Extended_Pictographic}]/u.test(name);
      (isLeftOut ? leftOut : ingredients).push(name);
    }
  }
  return { ingredients, leftOut };
}
