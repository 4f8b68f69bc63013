const BLOCKS = new Set(
  'html head body main article section header footer nav div p figure figcaption blockquote table caption thead tbody tfoot dl dt dd form script style'.split(
    ' ',
  ),
);
const PARTS = new Set('h1 h2 h3 h4 h5 h6 title ul ol li tr td th b strong br a'.split(' '));
/** Tags that are left out; their words stay. */
const LEFT_OUT = new Set(
  'span em i u small big mark code font label abbr time img hr meta link input'.split(' '),
);
const DEEPEST_LIST = 6;

/** Writes markdown, tag by tag. */
export class HtmlWriter {
  private readonly lines: string[] = [];
  /** The words of the line that is being written. */
  private line: string[] = [];
  /** The lists that are open: the number of the next item, or null for bullets. */
  private readonly lists: (number | null)[] = [];
  /** The place in the line at which bold words begin. */
  private boldAt = -1;
  private address = '';
  private cells = 0;
  private hasHead = false;

  get markdown(): string {
    this.endLine();
    return this.lines.join('\n').trim();
  }

  knows(name: string): boolean {
    return BLOCKS.has(name) || PARTS.has(name) || LEFT_OUT.has(name);
  }

  addTag(name: string, isEnd: boolean, attributes: string): void {
    if (name === 'table') this.hasHead = false;
    if (BLOCKS.has(name)) this.endBlock();
    else if (/^h[1-6]$|^title$/.test(name)) {
      this.endBlock();
      if (!isEnd) this.line.push(`${'#'.repeat(Number(name[1]) || 1)} `);
    } else if (name === 'ul' || name === 'ol') this.addList(name, isEnd, attributes);
    else if (name === 'li') this.addItem(isEnd);
    else if (name === 'tr') this.addRow(isEnd);
    else if (name === 'td' || name === 'th') this.addCell(isEnd);
    else if (name === 'b' || name === 'strong') this.addBold(isEnd);
    else if (name === 'br') this.addBreak();
    else if (name === 'a') this.addLink(isEnd, attributes);
  }

  addWords(html: string): void {
    const isFirst = this.line.length === 0;
    const words = decode(html)
      .replace(/\s+/g, ' ')
      .replace(/<(?=[a-z/!?])/gi, '\\<');
    if (isFirst && !words.trim()) return;
    this.line.push(isFirst ? words.trimStart().replace(BLOCK_MARK, '\\$&') : words);
  }

  private endLine() {
    const text = this.line
      .join('')
      .replace(/(?<=\S) {2,}/g, ' ')
      .trimEnd();
    if (text) this.lines.push(text);
    this.line = [];
    this.boldAt = -1;
  }

  private endBlock() {
    // Within an item or a cell, a block does not begin a new one.
    if (this.cells > 0 || /^ *(?:-|\d+\.) $/.test(this.line.join(''))) return;
    this.endLine();
    if (this.lists.length === 0 && this.lines.at(-1)) this.lines.push('');
  }

  private addBreak() {
    if (this.lists.length > 0 || this.cells > 0) this.line.push(' ');
    else this.endLine();
  }

  private addList(name: string, isEnd: boolean, attributes: string) {
    this.endLine();
    if (isEnd) this.lists.pop();
    else if (name === 'ul') this.lists.push(null);
    else this.lists.push(Number(/\sstart=["']?(\d{1,4})/i.exec(attributes)?.[1] ?? 1));
    this.endBlock();
  }

  private addItem(isEnd: boolean) {
    this.endLine();
    if (isEnd) return;
    const number = this.lists.at(-1) ?? null;
    const depth = Math.min(Math.max(this.lists.length - 1, 0), DEEPEST_LIST);
    this.line.push(`${'   '.repeat(depth)}${number === null ? '-' : `${number}.`} `);
    if (number !== null) this.lists[this.lists.length - 1] = number + 1;
  }

  private addRow(isEnd: boolean) {
    const { cells } = this;
    if (isEnd && cells > 0) this.line.push('|');
    this.endLine();
    if (isEnd && cells > 0 && !this.hasHead) {
      this.lines.push(`${'|---'.repeat(Math.min(cells, MOST_CELLS))}|`);
      this.hasHead = true;
    }
    this.cells = 0;
  }

  private addCell(isEnd: boolean) {
    this.line.push(isEnd ? ' ' : '| ');
    if (!isEnd) this.cells += 1;
  }

  /** Writes a link's address behind its words, unless they are the address. */
  private addLink(isEnd: boolean, attributes: string) {
    const isSaid = this.line.at(-1)?.trim() === this.address;
    if (isEnd && this.address && !isSaid) this.line.push(` (${this.address})`);
    const found = /\shref=["']?(https:\/\/[^\s"'<>()]{1,300})/i.exec(attributes);
    this.address = isEnd ? '' : (found?.[1] ?? '');
  }

  private addBold(isEnd: boolean) {
    if (!isEnd) {
      if (this.boldAt < 0) this.boldAt = this.line.length;
      return;
    }
    if (this.boldAt >= 0) {
      const words = this.line.splice(this.boldAt).join('');
      const bold = words.trim();
      const [lead = '', tail = ''] = bold ? words.split(bold) : [words];
      this.line.push(lead, bold && `**${bold}**`, tail);
    }
    this.boldAt = -1;
  }
}

const MOST_CELLS = 40;

/** Marks that would begin a block other than a paragraph. */
const BLOCK_MARK = /^(?:#|>|[-+*](?=\s)|[-=_*~`]{3}|\|)/;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frasl: '/',
};

/** Replaces the references that models write. Markdown knows the others too. */
function decode(html: string): string {
  return html.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z\d]{2,8}));/gi,
    (written, decimal, hex, name) => {
      if (name) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? '') : written;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
    },
  );
}
