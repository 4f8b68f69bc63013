/**
 * Compares what stands below an element with what a recipe may consist of: every element and every
 * attribute has to be on the list. Refers to nothing outside of itself, so that it can run in a page.
 *
 * @returns a line for each that is not on the list
 */
export function findStrangers(root: Element): string[] {
  const any = /^/;
  const moduleClass = /^_[A-Za-z]+_\w+$/;
  const footnote = /^user-content-fn-\S+$/;
  const reference = /^user-content-fnref-\S+$/;
  const cell = { style: /^text-align: (left|right|center);$/ };
  const heading = { id: /^footnote-label$/, class: /^sr-only$/ };
  const list = { class: /^contains-task-list$/ };

  const allowed: Record<string, Record<string, RegExp>> = {
    a: {
      href: /^(https?:\/\/|mailto:|#user-content-fn)/i,
      title: any,
      target: /^_blank$/,
      rel: /^noopener noreferrer$/,
      id: reference,
      class: new RegExp(`^data-footnote-backref$|${moduleClass.source}`),
      'aria-label': /^Back to reference \d+(-\d+)?$/,
      'aria-describedby': /^footnote-label$/,
      'data-footnote-ref': /^(true)?$/,
      'data-footnote-backref': /^(true)?$/,
    },
    blockquote: {},
    br: {},
    code: {},
    del: {},
    em: {},
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    hr: {},
    input: { type: /^checkbox$/, disabled: /^$/, checked: /^$/, 'aria-label': any },
    li: { id: footnote, class: /^task-list-item$/ },
    ol: { ...list, start: /^\d+$/ },
    p: { class: moduleClass },
    pre: {},
    section: {
      class: new RegExp(`^footnotes$|${moduleClass.source}`),
      'aria-label': any,
      tabindex: /^0$/,
      'data-footnotes': /^(true)?$/,
    },
    span: {},
    strong: {},
    sup: {},
    table: {},
    tbody: {},
    td: cell,
    th: cell,
    thead: {},
    tr: {},
    ul: list,
  };

  const strangers: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const attributes = Object.hasOwn(allowed, element.localName) && allowed[element.localName];
    if (!attributes || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') {
      strangers.push(`<${element.localName}>`);
      continue;
    }
    for (const { name, value } of element.attributes) {
      if (!Object.hasOwn(attributes, name) || !attributes[name]?.test(value)) {
        strangers.push(`<${element.localName} ${name}=${JSON.stringify(value)}>`);
      }
    }
    const { protocol, target, rel } = element as HTMLAnchorElement;
    if (element.localName === 'a' && !element.getAttribute('href')?.startsWith('#')) {
      // A lone colon is what an address has that leads nowhere at all.
      const isSafe = ['http:', 'https:', 'mailto:', ':'].includes(protocol);
      if (!isSafe || target !== '_blank' || rel !== 'noopener noreferrer') {
        strangers.push(`<a> to ${protocol} in ${target || 'the page'}`);
      }
    }
  }
  return strangers;
}
