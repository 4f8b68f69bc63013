import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Place } from '../../foods/avoided/allergens';
import type { Check } from '../../foods/avoided/checkRecipe';
import { ALLERGENS, type Content } from '../../foods/contents';
import type { Reading, ReadNodes } from '../../reading/document/marks/Reading';
import { stateAllergens } from '../../reading/document/stateAllergens';
import { type Element, isElement, type LeftOutNodes, linesIn } from './findLeftOut';
import styles from './LeftOut.module.css';
import { leftOutMessages as messages } from './leftOutMessages';

type Node = ReadNodes[number];

/** This many allergens in one line are a statement of them. */
const FEWEST_NAMED = 2;

export interface LeftOutProps extends Omit<LeftOutNodes, 'rest'> {
  reading: Reading;
  /** The lines in which the check has marked something, by their places. */
  marked: { has(line: number): boolean };
  /** Looks for all allergens, whatever the visitor avoids. */
  checkAll(): Check;
  /** Brings a line back into the recipe. */
  onBringBack(line: string): void;
  /** Renders nodes of the recipe. */
  render(nodes: ReadNodes): ReactNode;
}

/**
 * The lines that are no part of the recipe, folded. Never folded is one that names what the visitor avoids, or that
 * may state what the dish contains.
 */
export function LeftOut({ render, onBringBack, ...props }: LeftOutProps) {
  const summaryRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { shown, folded } = useFolding(props);

  return (
    <>
      {shown && render(shown)}
      {folded.length > 0 && (
        <details
          className={styles.folded}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary ref={summaryRef}>{messages.leftOut(folded.length)}</summary>
          <ul>
            {folded.map(({ at, text }) => (
              <li key={at}>
                <button
                  type="button"
                  title={messages.bringBack}
                  onClick={() => {
                    // The button goes with its line.
                    summaryRef.current?.focus();
                    onBringBack(text);
                  }}
                >
                  <span dir="auto">{text}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const isAllergen = (content: Content) => (ALLERGENS as readonly Content[]).includes(content);
const isFound = ({ presence }: Place) => presence !== 'not checked';

type Folding = Omit<LeftOutProps, 'render' | 'onBringBack'>;

/** Says which lines are folded, and makes a list of the others. */
function useFolding({ heading, list, reading, marked, checkAll }: Folding) {
  return useMemo(() => {
    const named = [...checkAll().findings].flatMap(([content, { places }]) =>
      isAllergen(content) ? [...new Set(places.filter(isFound).map(({ line }) => line))] : [],
    );
    const items = list.children
      .filter((item) => isElement(item as Node))
      .map((node, at) => {
        const lines = linesIn(node as Node, reading.marks);
        return { node, at, lines, text: lines.map((line) => reading.lines[line]?.text).join(' ') };
      });
    const states = stateAllergens(items.map(({ text }) => text));
    const isShown = ({ at, lines, text }: (typeof items)[number]) =>
      text === '' ||
      states[at] ||
      lines.some(
        (line) => marked.has(line) || named.filter((one) => one === line).length >= FEWEST_NAMED,
      );
    const shown = items.filter(isShown).map(({ node }) => node);
    return {
      shown: shown.length > 0 && [heading, { ...list, children: shown } as Element],
      folded: items.filter((item) => !isShown(item)),
    };
  }, [heading, list, reading, marked, checkAll]);
}
