import { type ReactNode, type RefObject, useState } from 'react';
import { avoidsSomething } from '../../machines/kitchen/preferences';
import { readBrowser } from '../browser/storage/browserReading';
import { createLazyPart, useStore } from '../browser/store';
import { KitchenPane, type KitchenPaneProps } from '../kitchen/KitchenPane';
import type { Typing } from '../kitchen/Typing';
import { DialogButton } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as firstWords from '../words/en/first';
import styles from './App.module.css';
import { useApp, useChoice, useListNotes } from './AppContext';

interface KitchenSideProps {
  inputRef: RefObject<HTMLInputElement | null>;
  requestRef: RefObject<HTMLButtonElement | null>;
  preferences: ReactNode;
}

export function KitchenSide(props: KitchenSideProps) {
  const { parts, growth, notices, takesPhotos, needsNetwork } = useApp();
  const requests = useStore(parts.requests);
  const hasPhoto = useStore(takesPhotos);
  const listNotes = useListNotes();
  const pane = { ...props, growth, notices, needsNetwork: needsNetwork(useChoice()) };

  return (
    <ErrorBoundary fallback={<PlainKitchen {...pane} />}>
      <KitchenPane
        typing={parts.typing}
        photo={
          hasPhoto && (
            <DialogButton look="text" opens={{ name: 'photo' }}>
              <span>{firstWords.app.photo}</span>
            </DialogButton>
          )
        }
        waitDetails={requests && <requests.WaitDetails growth={growth} />}
        proposals={<FromCookbook />}
        {...listNotes}
        {...pane}
      >
        <Planned />
        <SampleNote />
      </KitchenPane>
    </ErrorBoundary>
  );
}

function Planned() {
  const { planned, parts } = useApp();
  const dinners = useStore(planned);
  const cookbook = useStore(parts.cookbook);
  return (
    dinners && (
      <>
        <DialogButton look="text" opens={{ name: 'cookbook' }}>
          <span>{dinners}</span>
        </DialogButton>
        {cookbook && (
          <>
            {' · '}
            <cookbook.PlanLink cookbook={cookbook} />
          </>
        )}{' '}
      </>
    )
  );
}

function SampleNote() {
  const { parts, hostModel } = useApp();
  const model = useStore(parts.model);
  return (
    useChoice() === 'sample' && (
      <>
        <DialogButton className={styles.preferences} opens={{ name: 'model' }}>
          <span>{firstWords.app.sampleNote}</span>
          <span>{firstWords.app.connect}</span>
        </DialogButton>
        {model && !hostModel && <model.BrowserModelLine controller={model.controller} />}
      </>
    )
  );
}

const NO_TYPING = createLazyPart<Typing>(() => Promise.reject(new Error()));

/** The pane without what reads the list, once that has thrown. */
function PlainKitchen(props: Omit<KitchenPaneProps, 'typing' | 'canOffer'>) {
  const { kitchen } = useApp();
  const preferences = useStore(kitchen, (now) => now.preferences);
  return (
    <KitchenPane
      {...props}
      typing={NO_TYPING}
      noteOn={() => (avoidsSomething(preferences) ? firstWords.kitchen.unchecked : '')}
      canOffer={() => false}
    />
  );
}

/** Saved recipes for which the list is enough. Their room is kept free, so they move nothing. */
function FromCookbook() {
  const [isKept] = useState(() => readBrowser('saffron.saved'));
  const cookbook = useStore(useApp().parts.cookbook);
  return (
    isKept && (
      <div className={styles.saved}>{cookbook && <cookbook.Proposals cookbook={cookbook} />}</div>
    )
  );
}
