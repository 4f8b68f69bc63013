/** What is found after a text has been taken in. Empty where all is well. */
export interface Findings {
  /** Elements and attributes that no recipe consists of. */
  strangers: string[];
  /** What of the page around the recipe is not as it was. */
  around: string[];
}

declare global {
  interface Window {
    /** What the attacks have run, asked for or been kept from. */
    hits: string[];
    /** What the model answers with. */
    answer: string;
    /** What the page has asked the model, in order. */
    asked: string[];
    findStrangers(root: Element): string[];
    takeIn(text: string): Promise<Findings>;
    /** Adds an ingredient as the form does, and gives the text that the form was sent with. */
    addIngredient(text: string): string;
  }
}

/**
 * Writes down what an attack could do: run code, open something, move the page, or try what the
 * policy forbids. Runs in the page, before its own code.
 */
export function recordHits() {
  window.hits = [];
  const note = (what: string) => () => {
    window.hits.push(what);
    return null;
  };
  Object.assign(window, {
    hit: note('hit'),
    alert: note('alert'),
    confirm: note('confirm'),
    prompt: note('prompt'),
    print: note('print'),
    open: note('open'),
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`kept from ${effectiveDirective} of ${blockedURI}`)(),
  );
  addEventListener('hashchange', note('moved'));
  addEventListener('submit', ({ target }) => {
    if ((target as Element).querySelector('[name=ingredient]') === null) note('submitted')();
  });
}

/** Has the page asked for one recipe after the other. Runs in the page, when it is there. */
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

  const requestButton = () =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Get a recipe',
    );
  const liveRegion = () => document.querySelector('[aria-label="Recipe"] [aria-live]');
  // The page's timers stand still.
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });

  /** All elements outside the recipe's text, with their attributes; and what the page could lose. */
  function drawAround(): string[] {
    const inside = liveRegion();
    const elements = [...document.querySelectorAll('*')]
      .filter((element) => element === inside || !inside?.contains(element))
      .map((element) =>
        [
          element.localName,
          ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
        ].join(' '),
      );
    const names = Object.getOwnPropertyNames(Document.prototype)
      .concat('root', 'fetch', 'location', 'sessionStorage', 'trustedTypes', 'navigator')
      .filter((name) => name !== 'activeElement' && name !== 'lastModified');
    const values = names.map((name) => {
      const own = (document as unknown as Record<string, unknown>)[name];
      const shared = (window as unknown as Record<string, unknown>)[name];
      return [name, own, shared].map(Object.prototype.toString.call, Object.prototype.toString);
    });
    return [...elements, document.title, location.href, JSON.stringify(values)];
  }

  let before: string[] | undefined;

  window.takeIn = async (text) => {
    window.answer = text;
    requestButton()?.click();
    do await turn();
    while (requestButton()?.getAttribute('aria-disabled') !== 'false' || !liveRegion()?.firstChild);
    before ??= drawAround();
    const expected = before;
    const region = liveRegion();
    return {
      strangers: region ? window.findStrangers(region) : ['no region'],
      around: drawAround().filter((line, index) => line !== expected[index]),
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
