import { type Store, useStore } from '../browser/store';
import styles from './Install.module.css';
import type { InstallPrompt } from './installPrompt';
import { messages } from './messages';

interface InstallProps {
  installPrompt: Store<InstallPrompt | null>;
}

/** Offers to install the page if the browser does. If only the visitor can do it, says how. */
export function Install({ installPrompt }: InstallProps) {
  const offer = useStore(installPrompt);
  // Only Safari on a phone or tablet has it; it is true in an installed page.
  const isPlainSafari = (navigator as { standalone?: boolean }).standalone === false;
  if (!offer && !isPlainSafari) return null;

  return (
    <section className={styles.install} aria-labelledby="install-heading">
      <h3 id="install-heading">{messages.heading}</h3>
      {offer ? (
        <button
          type="button"
          onClick={() => {
            installPrompt.set(null);
            offer.prompt();
          }}
        >
          {messages.install}
        </button>
      ) : (
        <p>{messages.inSafari}</p>
      )}
    </section>
  );
}
