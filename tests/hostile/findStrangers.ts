/** Names what a recipe may not have. It also runs in a page, so it uses nothing from outside. */
export function findStrangers(root: Element): string[] {
  const any = /^/;
  const moduleClass = /^(?:[A-Z][A-Za-z]*-[A-Za-z]+|[A-Za-z]+\d+|_[A-Za-z]+_\w+)$/;
  const place = /^\d+$/;
  const marks = {
    'data-step': place,
    'data-ingredient': place,
    'data-title': place,
  };
  /** A press on a step's words ticks this box. */
  const stepBox = /^step-box-\d+$/;
  const footnote = /^user-content-fn-\S+$/;
  const reference = /^user-content-fnref-\S+$/;
  const cell = { style: /^text-align: (left|right|center);$/ };
  const ownClass = { class: moduleClass };
  const drawing = {
    class:
      /^([A-Z]\w*-\w+|[A-Za-z]+\d+|_\w+|lucide( lucide-[a-z0-9-]+)+( [A-Z]\w*-\w+| [A-Za-z]+\d+| _\w+)?)$/,
    'aria-hidden': /^true$/,
    xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
    viewBox: /^[\d ]+$/,
  };
  const step = { ...marks, class: new RegExp(`^step-line$|${moduleClass.source}`) };
  const heading = {
    ...marks,
    id: /^footnote-label$/,
    class: /^(sr-only|step-line)$/,
  };
  const list = { class: /^contains-task-list$/ };
  /** React names the parts of the menu. No text can get such an id. */
  const reactId = /^_r_\w+_$/;
  const apart = {
    id: reactId,
    hidden: /^$/,
    class: moduleClass,
    dir: /^ltr$/,
    'aria-live': /^(off|polite)$/,
    role: /^status$/,
    /** The words of an undo keep the focus. */
    tabindex: /^-1$/,
  };
  // The page's own menu has a class of its style sheet, which no text can give.
  const menu = 'details:is([class^="_menu_"], [class^="menu"], [class="SM-menu"])';
  /** The page writes this line itself. */
  const check = 'div:is([class^="_check_"], [class^="check"], [class="CL-check"])';

  const field = 'span:is([class^="_servings_"], [class^="servings"], [class="A-servings"])';
  const inField: Record<string, Record<string, RegExp>> = {
    span: {
      class: new RegExp(`^visually-hidden$|${moduleClass.source}`),
      'aria-live': /^off$/,
      role: /^status$/,
      'data-label': /^Servings:$/,
    },
    button: {
      type: /^button$/,
      'aria-label': /^(Fewer|More) servings$/,
      'aria-disabled': /^(true|false)$/,
    },
    input: {
      type: /^number$/,
      inputmode: /^numeric$/,
      'aria-label': /^Servings$/,
      min: /^1$/,
      max: /^99$/,
      value: /^\d+$/,
    },
  };

  const allowed: Record<string, Record<string, RegExp>> = {
    a: {
      href: /^(https?:\/\/|mailto:|#user-content-fn)/i,
      target: /^_blank$/,
      rel: /^noopener noreferrer$/,
      id: reference,
      class: new RegExp(`^data-footnote-backref$|${moduleClass.source}`),
      'aria-label': /^Back to reference \d+(-\d+)?$/,
      'aria-describedby': /^footnote-label$/,
      'data-footnote-ref': /^(true)?$/,
      'data-footnote-backref': /^(true)?$/,
    },
    /** The page sets each fact after the servings apart. */
    bdi: {},
    blockquote: {},
    br: {},
    button: {
      'data-look': /^(plain|main|text)$/,
      ...ownClass,
      type: /^button$/,
      'aria-haspopup': /^dialog$/,
      'aria-expanded': /^(true|false)$/,
      'aria-controls': reactId,
      'aria-label': /^Start a timer for /,
      'data-starts': /^timer-[\w-]+$/,
      title: /^Press to remove it from your cookbook$/,
      'aria-pressed': /^(true|false)$/,
    },
    code: {},
    del: {},
    details: { ...ownClass, open: /^$/ },
    div: apart,
    em: {},
    figcaption: {},
    figure: apart,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
    hr: {},
    input: {
      ...ownClass,
      id: stepBox,
      type: /^checkbox$/,
      disabled: /^$/,
      checked: /^$/,
      'aria-label': any,
    },
    label: { ...ownClass, for: stepBox },
    li: {
      ...marks,
      id: footnote,
      class: /^(task-list-item|step-item)( step-item)?$/,
    },
    ol: { class: /^(contains-task-list|ingredient-list)$/, start: /^\d+$/ },
    p: step,
    pre: {},
    section: {
      class: new RegExp(`^footnotes$|${moduleClass.source}`),
      'aria-label': any,
      tabindex: /^0$/,
      'data-footnotes': /^(true)?$/,
    },
    // Keeps a field or timer on one line with the signs beside it, or an amount apart from its food.
    span: { class: /^(?:_(unbroken|apart|amount)_\w+|(?:unbroken|apart|amount)[a-z]+\d+)$/ },
    strong: {},
    summary: ownClass,
    sup: {},
    table: {},
    tbody: {},
    td: { ...cell, class: /^ingredient-cell$/ },
    th: cell,
    thead: {},
    time: { datetime: /^PT\d+S$/ },
    tr: { ...step, class: /^(task-list-item|step-line)$/ },
    ul: list,
  };

  /** Only the page makes buttons that open a dialog. */
  const shortName = 'button[aria-haspopup="dialog"] > span';
  const inShortName = { span: { 'aria-hidden': /^true$/ } };

  /** What the page draws, in places that no text reaches. */
  const drawn: Record<string, Record<string, RegExp>> = {
    svg: drawing,
    path: { class: moduleClass },
    circle: { class: moduleClass },
    line: {},
    rect: {},
  };
  const measure = /^[\w\s.,-]+$/;

  function drawnBy(element: Element) {
    const isOwn = element.namespaceURI === 'http://www.w3.org/2000/svg';
    return isOwn && element.closest('button, figure, details') && drawn[element.localName];
  }

  // Each is looked up once, because jsdom finds ancestors slowly.
  const within = (place: string) => new Set(root.querySelectorAll(`${place}, ${place} *`));
  const [inChecks, inFields] = [within(check), within(field)];
  const strangers: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (inChecks.has(element)) continue;
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    const own = element.matches(shortName) ? inShortName : allowed;
    const known: typeof allowed = inFields.has(element) ? inField : own;
    const attributes = isHtml
      ? Object.hasOwn(known, element.localName) && known[element.localName]
      : drawnBy(element);
    const isMenu = element.localName === 'details' || element.localName === 'summary';
    if (!attributes || (isMenu && !element.matches(`${menu}, ${menu} > summary`))) {
      strangers.push(`<${element.localName}>`);
      continue;
    }
    for (const { name, value } of element.attributes) {
      const isFigure = !isHtml && !['class', 'href', 'style'].includes(name) && !/^on/.test(name);
      if (isFigure && measure.test(value)) continue;
      if (!Object.hasOwn(attributes, name) || !attributes[name]?.test(value)) {
        strangers.push(`<${element.localName} ${name}=${JSON.stringify(value)}>`);
      }
    }
    const { protocol, host, target, rel } = element as HTMLAnchorElement;
    if (element.localName === 'a' && !element.getAttribute('href')?.startsWith('#')) {
      // An address that leads nowhere has a lone colon.
      const isOwn = host !== '' && host === root.ownerDocument.location.host;
      const isSafe = !isOwn && ['http:', 'https:', 'mailto:', ':'].includes(protocol);
      if (!isSafe || target !== '_blank' || rel !== 'noopener noreferrer') {
        strangers.push(`<a> to ${protocol}${host} in ${target || 'the page'}`);
      }
    }
  }
  return strangers;
}
