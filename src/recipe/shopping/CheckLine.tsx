import type { ReactNode } from 'react';
import { limitText } from '../../ui/limitText';
import styles from './CheckLine.module.css';
import type { CheckController, ShownRecipe } from './createKitchenCheck';
import { messages } from './messages';
import { StaplesQuestion } from './StaplesQuestion';
import { nameNeed, summaryOf } from './summaryOf';

interface CheckLineProps {
  controller: CheckController;
  shown: ShownRecipe;
  shoppingList: ReactNode;
}

/** One line that says what the recipe uses and needs. Opened, it names everything. */
export function CheckLine({ controller, shown, shoppingList }: CheckLineProps) {
  const check = controller.useCheck(shown);
  if (!check) return null;
  const { headings } = messages;
  const groups: [string, readonly string[]][] = [
    [
      headings.used,
      [
        ...check.used.filter((text) => check.kinds.every(({ entry }) => entry !== text)),
        ...check.kinds.map((one) => messages.kind(one.entry, nameNeed(one))),
      ],
    ],
    [headings.leftOver, check.leftOver],
    [headings.needed, check.needs.map(nameNeed)],
    [headings.perhaps, check.perhaps.map((one) => messages.perhaps(one.entry, nameNeed(one)))],
    [headings.unclear, check.unclear],
  ];

  return (
    <div className={styles.check} data-check>
      <details aria-live="off">
        <summary>{summaryOf(check)}</summary>
        <dl className={styles.groups}>
          {groups.map(
            ([heading, names]) =>
              names.length > 0 && (
                <div key={heading}>
                  <dt>{heading}</dt>
                  <dd dir="auto">{limitText([...new Set(names)].join(', '))}</dd>
                </div>
              ),
          )}
        </dl>
        <div className={styles.actions}>{shoppingList}</div>
      </details>
      <StaplesQuestion controller={controller} staples={check.staples} />
    </div>
  );
}
