import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LIBRARY = fileURLToPath(
  new URL(
    '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
    import.meta.url,
  ),
);

/** Lets a page find elements by role and name, or by label. */
export function finderScript(): string {
  return `(() => {
${readFileSync(LIBRARY, 'utf8')}
}).call(window);
(${prepare})();
`;
}

interface Library {
  configure(options: object): void;
  findByRole(container: Element, role: string, options: object, wait: object): Promise<Element>;
  findByLabelText(
    container: Element,
    label: string,
    options: object,
    wait: object,
  ): Promise<Element>;
  queryAllByRole(container: Element, role: string, options: object): Element[];
}

function prepare() {
  const library = (globalThis as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
  library.configure({
    // Otherwise the message would hold the whole page.
    getElementError: (message: string) => new Error(String(message).split('\n\n')[0]),
  });
  /** To the library, a pattern from the driver's realm is no RegExp. */
  const readName = (name?: string | { source: string }) =>
    typeof name === 'object' ? new RegExp(name.source) : name;
  const within = () => document.querySelector('dialog[open]') ?? document.body;
  Object.assign(window, {
    findSoon: (role: string, name: string | { source: string }) =>
      library.findByRole(within(), role, { name: readName(name) }, { timeout: 100_000 }),
    findLabelled: (label: string) =>
      library.findByLabelText(within(), label, {}, { timeout: 100_000 }),
    findAll: (role: string) => library.queryAllByRole(within(), role, {}),
  });
}

/** Waits for the element, in a dialog if one is open. */
export const one = (role: string, name: string | RegExp) =>
  `window.findSoon(${JSON.stringify(role)}, ${JSON.stringify(typeof name === 'string' ? name : { source: name.source })})`;

export const labelled = (label: string) => `window.findLabelled(${JSON.stringify(label)})`;

export const textsOf = (role: string) =>
  `window.findAll(${JSON.stringify(role)}).map((element) => element.textContent.trim())`;
