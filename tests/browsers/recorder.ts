import { INTRUSIONS, MARKUP } from '../hostile/intrusions';

/** At this address, a page finds no storage. */
export const FORBIDDEN_STORAGE = '#forbidden-storage';

export interface Written {
  lines: string[];
  calls: { method: string; host: string; at: number }[];
  violations: string[];
  ran: string[];
}

export function recorderScript(): string {
  const intrusions = [...INTRUSIONS, ...MARKUP].map(
    ({ what, act }) => `${JSON.stringify(what)}: ${act}`,
  );
  return `(${record})(${JSON.stringify(FORBIDDEN_STORAGE)});
window.intrusions = {${intrusions.join(',\n')}};
`;
}

function record(forbiddenStorage: string) {
  const written = {
    lines: [] as string[],
    calls: [] as object[],
    violations: [] as string[],
    ran: [] as string[],
  };
  const note = (what: string) => () => written.ran.push(what);
  Object.assign(window, {
    written,
    ran: written.ran,
    hit: note('hit'),
    alert: note('alert'),
    open: note('open'),
  });
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      written.lines.push(`${level}: ${words.map(String).join(' ')}`);
      write.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => written.lines.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    written.lines.push(`unhandled: ${reason}`),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    written.violations.push(effectiveDirective),
  );
  const { fetch } = window;
  window.fetch = (input, init) => {
    const { host } = new URL(String(input instanceof Request ? input.url : input), location.href);
    written.calls.push({ method: init?.method ?? 'GET', host, at: performance.now() });
    return fetch(input, init);
  };
  if (location.hash === forbiddenStorage) {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}
