/** Empty if nothing is wrong. */
export interface Findings {
  strangers: string[];
  /** Changes outside the recipe. */
  around: string[];
}

declare global {
  interface Window {
    /** What attacks have run or tried to run. */
    hits: string[];
    answer: string;
    asked: string[];
    findStrangers(root: Element): string[];
    /** Has the model answer with this text, and checks the page. */
    showAnswer(text: string): Promise<Findings>;
    /** Returns the text that the form sends. */
    addIngredient(text: string): string;
    listItems(): HTMLLIElement[];
    /** The page's own timers are stopped, so tests wait for the event loop. */
    nextTurn(): Promise<void>;
  }
}

/** Records what an attack could do. Runs in the page, before its own code. */
export function recordHits() {
  window.hits = [];
  const note = (what: string) => () => {
    window.hits.push(what);
    return null;
  };
  for (const name of ['hit', 'alert', 'confirm', 'prompt', 'print', 'open']) {
    Object.assign(window, { [name]: note(name) });
  }
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`kept from ${effectiveDirective} of ${blockedURI}`)(),
  );
  addEventListener('hashchange', note('moved'));
  addEventListener('submit', ({ target }) => {
    if ((target as Element).querySelector('[name=ingredient]') === null) note('submitted')();
  });
}

/** In the page, which is fast. Runs once the page is loaded. */
export function playTheModel() {
  window.asked = [];
  window.fetch = async (input, init) => {
    if (String(input).includes('/api/models/')) {
      const together = { providerId: 'x', status: 'live', task: 'conversational' };
      return Response.json({ inferenceProviderMapping: { together } });
    }
    window.asked.push(JSON.parse(String(init?.body)).messages[1].content);
    return Response.json({
      id: '1',
      object: 'chat.completion',
      created: 1,
      model: 'x',
      usage: {},
      choices: [{ message: { role: 'assistant', content: window.answer }, finish_reason: 'stop' }],
    });
  };

  window.nextTurn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  window.listItems = () => [
    // Without the rows of what was removed.
    ...document.querySelectorAll<HTMLLIElement>(
      '[aria-labelledby="ingredients-heading"] li:has(> button[aria-label^="Remove "])',
    ),
  ];

  const requestButton = () =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Get a recipe',
    );
  const pane = () => document.querySelector('[aria-label="Recipe"]');
  /** All of the pane that holds a recipe, without the heading and the names of earlier ones. */
  const recipeParts = () => [...(pane()?.querySelectorAll(':scope > div:not(:has(> h2))') ?? [])];

  /** All elements outside the recipe, and the globals that a text could replace. */
  function describePage(): string[] {
    const elements = [...document.querySelectorAll('*')]
      .filter((element) => element === pane() || !pane()?.contains(element))
      .map((element) =>
        [
          element.localName,
          ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
        ].join(' '),
      );
    const values = Object.getOwnPropertyNames(Document.prototype)
      .concat('root', 'fetch', 'location', 'sessionStorage', 'trustedTypes', 'navigator')
      .filter((name) => name !== 'activeElement' && name !== 'lastModified')
      .flatMap((name) => [Reflect.get(document, name), Reflect.get(window, name)])
      .map((value) => Object.prototype.toString.call(value));
    return [...elements, document.title, location.href, values.join()];
  }

  let before: string[] | undefined;

  window.showAnswer = async (text) => {
    window.answer = text;
    requestButton()?.click();
    do await window.nextTurn();
    while (
      requestButton()?.getAttribute('aria-disabled') !== 'false' ||
      !pane()?.querySelector(':scope > [aria-live]')?.firstChild
    );
    before ??= describePage();
    const expected = before;
    return {
      strangers: recipeParts().flatMap((part) => {
        const own = part.cloneNode(true) as Element;
        // The check of the kitchen has a form and words of the page's own.
        const checks = [...own.querySelectorAll('div:is([class^="check"], [class$="-check"])')];
        const strange = checks.flatMap((check) => [...check.querySelectorAll('dd *, dt *')]);
        for (const check of checks) check.remove();
        // Each recipe has a form for changes.
        own.querySelector('form:has(> [enterkeyhint="send"])')?.remove();
        return [...window.findStrangers(own), ...strange.map(({ outerHTML }) => outerHTML)];
      }),
      around: describePage().filter((line, index) => line !== expected[index]),
    };
  };

  window.addIngredient = (text) => {
    const input = document.querySelector<HTMLInputElement>('input[name=ingredient]');
    if (!input) return '';
    input.value = text;
    const sent = input.value;
    input.form?.requestSubmit();
    return sent;
  };
}
