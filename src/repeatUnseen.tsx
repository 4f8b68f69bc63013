import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './repeatUnseen.module.css';
import { whenIdle } from './whenIdle';

/** Browsers compile what runs for the first time, and optimise what has run a few times. */
const ROUNDS = 20;

/** The page's styles, for a tree that they do not reach. */
function stylesOfPage(): CSSStyleSheet {
  const rules = [...document.styleSheets].flatMap((own) => {
    try {
      return [...own.cssRules];
    } catch {
      // One that could not be fetched has none that could be read.
      return [];
    }
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  return sheet;
}

/**
 * Has something rendered and laid out in idle time, a few times over, where nobody sees, hears or
 * reaches it, neither do scripts.
 *
 * @param render what is rendered in a round
 */
export function repeatUnseen(render: (round: number) => ReactNode): void {
  const place = document.createElement('div');
  place.className = styles.unseen ?? '';
  place.toggleAttribute('inert', true);
  const tree = place.attachShadow({ mode: 'closed' });
  const root = createRoot(tree);

  function Rounds() {
    const [round, setRound] = useState(1);
    useEffect(() => {
      whenIdle(() => {
        if (round < ROUNDS) return startTransition(() => setRound(round + 1));
        root.unmount();
        place.remove();
      });
    }, [round]);
    return render(round);
  }

  whenIdle(() => {
    document.body.append(place);
    if ('adoptedStyleSheets' in tree) tree.adoptedStyleSheets = [stylesOfPage()];
    startTransition(() => root.render(<Rounds />));
  });
}
