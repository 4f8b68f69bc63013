import { useEffect, useRef, useState } from 'react';
import { readPageAddress } from '../../browser/address/signIn';
import { copyText } from '../../browser/clipboard';
import { isTouchScreen } from '../../browser/device';
import { bookmarkOf } from '../../clipper/bookmark';
import { Button } from '../../ui/Button';
import * as restWords from '../../words/en/rest';
import styles from './FromWebPage.module.css';

interface FromWebPageProps {
  kitchenName: string;
  /** The visitor has given an address, which only the bookmark can read. */
  isWanted: boolean;
}

/** How to keep the bookmark that takes a recipe from an open page. */
export function FromWebPage({ kitchenName, isWanted }: FromWebPageProps) {
  const [isPressed, setPressed] = useState(false);
  // A finger cannot drag a link to a bookmarks bar.
  const [hasFinger] = useState(isTouchScreen);
  const [isOpen, setOpen] = useState(hasFinger);
  const linkRef = useRef<HTMLAnchorElement>(null);
  const bookmark = bookmarkOf(readPageAddress(), restWords.clip);

  useEffect(() => {
    const link = linkRef.current;
    // React refuses the address of a script.
    link?.setAttribute('href', bookmark);
    link?.addEventListener('click', teach);
    return () => link?.removeEventListener('click', teach);

    /** The page's policy would stop the script. */
    function teach(event: Event) {
      event.preventDefault();
      setPressed(true);
      setOpen(true);
    }
  }, [bookmark]);

  const dragging = (
    <>
      <p className={styles.drag}>
        <a ref={linkRef} href="#bookmark">
          {restWords.clip.name(kitchenName)}
        </a>
        <Picture />
      </p>
      <p>{restWords.clip.drag}</p>
      <div role="status">{isPressed && <p>{restWords.clip.pressed}</p>}</div>
    </>
  );
  const own = { isOpen, onToggle: setOpen };
  const phone = <Steps bookmark={bookmark} {...restWords.clip.phone} {...(hasFinger && own)} />;
  return (
    <details className={styles.section} open={isWanted}>
      <summary>{restWords.clip.heading}</summary>
      <div className={styles.ways}>
        <p>{restWords.clip.about}</p>
        {hasFinger && phone}
        {dragging}
        <Steps bookmark={bookmark} {...restWords.clip.keyboard} {...(!hasFinger && own)} />
        {!hasFinger && phone}
        <p>{restWords.clip.strict}</p>
      </div>
    </details>
  );
}

interface StepsProps {
  bookmark: string;
  isOpen?: boolean;
  onToggle?(isOpen: boolean): void;
  /** Names the steps. */
  way: string;
  bookmarkAny: string;
  edit: string;
  use: string;
}

/** How to set the bookmark up without dragging, in the order in which a visitor does it. */
function Steps({ bookmark, isOpen, onToggle, way, ...steps }: StepsProps) {
  const [said, setSaid] = useState('');
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>{way}</summary>
      <ol>
        <li>
          <Button
            onClick={async () =>
              setSaid((await copyText(bookmark)) ? restWords.clip.copied : restWords.clip.notCopied)
            }
          >
            {restWords.clip.copy}
          </Button>
          <div role="status">{said && <p key={said}>{said}</p>}</div>
        </li>
        <li>{steps.bookmarkAny}</li>
        <li>{steps.edit}</li>
        <li>{restWords.clip.replace}</li>
        <li>{steps.use}</li>
      </ol>
    </details>
  );
}

/** A window, and the way of the link into its bar. */
function Picture() {
  return (
    <svg viewBox="0 0 120 64" width="120" aria-hidden="true">
      <path d="M1 8a7 7 0 0 1 7-7h104a7 7 0 0 1 7 7v55H1zM1 13h118M1 27h118" />
      <rect x="10" y="16" width="40" height="8" rx="4" />
      <path d="M84 52C62 52 40 46 32 31m-4 6 4-6 6 4" />
    </svg>
  );
}
