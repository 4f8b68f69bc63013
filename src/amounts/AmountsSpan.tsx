import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { NotScaled, StepNote, Words } from './AmountWords';
import { ServingsField, ServingsNote } from './ServingsField';

interface AmountsSpanProps {
  node: Element | undefined;
  children?: ReactNode;
}

/** Renders the places that `rehypeAmounts` has made, and any other `span` as it is. */
export function AmountsSpan({ node, children }: AmountsSpanProps) {
  const properties = node?.properties ?? {};
  const read = (name: string) => {
    const value = properties[name];
    return value === undefined ? null : String(value);
  };
  const words = read('data-words');
  const mark = read('data-mark');
  const note = read('data-note');
  const servings = read('data-servings');
  if (words !== null) return <Words place={words}>{children}</Words>;
  if (mark !== null) return <NotScaled ingredients={mark.split(' ').map(Number)} />;
  if (note !== null) return <StepNote step={Number(note)} />;
  if (servings !== null) return <ServingsField comma={servings}>{children}</ServingsField>;
  if (read('data-failure') !== null) return <ServingsNote />;
  return <span>{children}</span>;
}
