import { fireEvent } from '@testing-library/react';

/** For each browser, whether its composition ends before the key that ends it, and that key's name. */
const ORDERS = {
  Safari: { endsFirst: true, isNamed: true },
  Chromium: { endsFirst: false, isNamed: true },
  Firefox: { endsFirst: false, isNamed: false },
};

export type ComposingBrowser = keyof typeof ORDERS;
export const COMPOSING_BROWSERS = Object.keys(ORDERS) as ComposingBrowser[];

/** Types `text` with an input method, and ends the composition with `key`, as a browser reports it. */
export function compose(
  field: HTMLInputElement,
  text: string,
  browser: ComposingBrowser,
  key: 'Enter' | 'Escape' = 'Enter',
): void {
  const { endsFirst, isNamed } = ORDERS[browser];
  const end = () => fireEvent.compositionEnd(field, { data: text });
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: text }, isComposing: true });
  if (endsFirst) end();
  fireEvent.keyDown(field, {
    key: isNamed ? key : 'Process',
    keyCode: 229,
    isComposing: !endsFirst,
  });
  if (!endsFirst) end();
  fireEvent.keyUp(field, { key, keyCode: key === 'Enter' ? 13 : 27 });
}
