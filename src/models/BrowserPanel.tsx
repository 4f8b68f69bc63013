import { useSelector } from '@xstate/react';
import { giveBackTo } from '../browser/focus';
import { Button } from '../ui/Button';
import * as restWords from '../words/en/rest';
import lineStyles from './BrowserModelLine.module.css';
import { CandidateForm, useCandidate, useModels } from './CandidateForm';
import type { ModelController } from './control/createModelController';
import { explain } from './control/explain';
import styles from './ModelDialog.module.css';

/** Connects the browser's own model. If it is not there yet, the browser downloads it first. */
export function BrowserPanel() {
  const { controller, focusChoice } = useModels();
  const { actor, browserModel, connectBrowserModel } = controller;
  const model = useSelector(browserModel, (snapshot) => snapshot);
  const isInUse = useSelector(actor, ({ context }) => context.current.choice === 'browser');
  const candidate = useCandidate(actor, 'browser');
  const { progress, diagnosis } = model.context;
  const isDownloadable = model.matches('downloadable') || model.matches('underWay');
  const isDownloading = model.matches('downloading');
  const isAvailable = model.matches('available');

  function submit() {
    if (isAvailable) return void connectBrowserModel();
    focusChoice();
    browserModel.send({ type: 'download.start' });
  }

  const offered = isDownloadable ? restWords.model.download : restWords.model.useIt;
  const note = isDownloadable
    ? restWords.model.downloadCosts
    : isDownloading
      ? restWords.model.downloading
      : isAvailable && !isInUse && restWords.model.isThere;
  return (
    <CandidateForm
      candidate={{ ...candidate, diagnosis: candidate.diagnosis ?? diagnosis }}
      submitLabel={isDownloading || (isInUse && isAvailable) ? null : offered}
      onSubmit={submit}
      buttons={
        isDownloading && (
          <button
            ref={toTheChoice}
            type="button"
            onClick={() => browserModel.send({ type: 'download.stop' })}
          >
            {restWords.model.stopWaiting}
          </button>
        )
      }
    >
      <p role="status" className={styles.quiet}>
        {note && <span key={note}>{note}</span>}
      </p>
      {isDownloading && (
        <progress
          className={styles.progress}
          aria-label={restWords.model.downloadProgress}
          {...(progress > 0 && { value: progress })}
        />
      )}
    </CandidateForm>
  );
}

export function BrowserModelLine({ controller }: { controller: ModelController }) {
  const { actor, browserModel, connectBrowserModel } = controller;
  const isAvailable = useSelector(browserModel, (snapshot) => snapshot.matches('available'));
  const { isTesting, diagnosis } = useCandidate(actor, 'browser');
  if (!isAvailable) return null;
  const refusal = diagnosis && explain(diagnosis, 'browser');

  return (
    <span className={lineStyles.line}>
      <span>{restWords.model.browserHasModel}</span>
      <Button
        ref={toTheInput}
        look="text"
        aria-disabled={isTesting}
        onClick={() => {
          if (!isTesting) connectBrowserModel();
        }}
      >
        {restWords.model.useIt}
      </Button>
      <span role="status">{refusal && <span>{`${refusal.problem} ${refusal.remedy}`}</span>}</span>
    </span>
  );
}

/** The button that stops the waiting disappears when the download ends. */
const toTheChoice = giveBackTo('fieldset', ':checked');

/** The button disappears with the offer, so the focus moves on. */
const toTheInput = giveBackTo('main', 'input');
