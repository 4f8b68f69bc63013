import { useSelector } from '@xstate/react';
import { type ChangeEvent, useCallback, useEffect, useRef } from 'react';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import type { PhotoActor } from '../../../machines/photo/photoMachine';
import { closeModal } from '../../browser/modal';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { limitText } from '../../ui/limitText';
import { messages, outcomes, problems } from './messages';
import styles from './PhotoFoods.module.css';
import { SeenFoods, type SeenFoodsProps } from './SeenFoods';

interface PhotoDialogProps extends Pick<SeenFoodsProps, 'noteOn' | 'onAdded'> {
  photo: PhotoActor;
  /** Dropped or pasted, also while the dialog is open. */
  file?: Blob | undefined;
  explain(diagnosis: Diagnosis): { problem: string; remedy: string } | undefined;
  /** Called once the dialog has closed. */
  openModels(): void;
  onClose(): void;
}

/** Looks only after the visitor has seen the picture and who would get it. */
export function PhotoDialog({
  photo,
  file,
  noteOn,
  explain,
  openModels,
  onAdded,
  onClose,
}: PhotoDialogProps) {
  const snapshot = useSelector(photo, (now) => now);
  const { viewer, blindness, picture, problem, sight, diagnosis } = snapshot.context;
  const explanation = diagnosis && explain(diagnosis);
  const is = (state: typeof snapshot.value) => snapshot.matches(state);
  const isStill = is('ready') || is('failed');

  const begin = useCallback(
    (_: HTMLDivElement) => {
      photo.send({ type: 'photo.open' });
      return () => photo.send({ type: 'photo.close' });
    },
    [photo],
  );

  useEffect(() => {
    if (file) photo.send({ type: 'picture.choose', file });
  }, [photo, file]);

  return (
    <Dialog heading={messages.heading} onClose={onClose}>
      <div ref={begin} className={styles.body}>
        <PhotoProgress photo={photo} />
        <div role="alert">
          {problem && <p key={problem}>{problems[problem]}</p>}
          {is('failed') && (
            <p key="failed" dir="auto">
              {messages.failed}
              {explanation && ` ${limitText(`${explanation.problem} ${explanation.remedy}`)}`}
            </p>
          )}
        </div>
        {is('blind') && (
          <>
            <p dir="auto">
              {limitText(blindness ? messages.blindness(blindness) : messages.notLoaded)}
            </p>
            {blindness && <p>{messages.copyText}</p>}
            <p className={styles.buttons}>
              {blindness && (
                <Button
                  onClick={({ currentTarget }) => {
                    closeModal(currentTarget);
                    openModels();
                  }}
                >
                  {messages.models}
                </Button>
              )}
              <Button onClick={() => photo.send({ type: 'viewer.find' })}>
                {messages.tryAgain}
              </Button>
            </p>
          </>
        )}
        {picture && <PictureView bytes={picture} />}
        {viewer && (isStill || is('looking')) && (
          <p id="photo-about" dir="auto">
            {limitText(messages.sending(viewer))}
          </p>
        )}
        {is('seen') && (
          <p key={sight?.kind} ref={takeFocus} tabIndex={-1} className={styles.strong}>
            {sight?.kind === 'foods' ? messages.guessed : sight && outcomes[sight.kind]}
          </p>
        )}
        {is('seen') && sight?.kind === 'foods' && (
          <SeenFoods foods={sight.foods} noteOn={noteOn} onAdded={onAdded} />
        )}
        <div className={styles.buttons}>
          {is('looking') && (
            <Button ref={takeFocus} onClick={() => photo.send({ type: 'photo.stop' })}>
              {messages.stop}
            </Button>
          )}
          {isStill && (
            <Button
              key={+is('failed')}
              ref={takeFocus}
              look="main"
              aria-describedby="photo-about"
              onClick={() => photo.send({ type: 'picture.send' })}
            >
              {is('failed') ? messages.tryAgain : messages.send}
            </Button>
          )}
          {snapshot.hasTag('canChoose') && <Choosing photo={photo} isFirst={!picture} />}
        </div>
      </div>
    </Dialog>
  );
}

/** The pressed element has disappeared. */
function takeFocus(element: HTMLElement | null) {
  const { activeElement } = document;
  if (!activeElement || activeElement.matches('body, dialog, h2')) element?.focus();
}

/** Files, and the camera of a device that a hand can hold. */
function Choosing({ photo, isFirst }: { photo: PhotoActor; isFirst: boolean }) {
  const cameraRef = useRef<HTMLInputElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Otherwise choosing the same file again would be no change.
    target.value = '';
    if (file) photo.send({ type: 'picture.choose', file });
  }
  const input = { type: 'file', accept: 'image/*', hidden: true, onChange: choose } as const;

  return (
    <>
      <span className={styles.camera}>
        <Button look={isFirst ? 'main' : 'plain'} onClick={() => cameraRef.current?.click()}>
          {messages.take}
        </Button>
      </span>
      <Button onClick={() => fileRef.current?.click()}>
        <span key={String(isFirst)}>{isFirst ? messages.choose : messages.another}</span>
      </Button>
      <input {...input} ref={cameraRef} capture="environment" aria-label={messages.camera} />
      <input {...input} ref={fileRef} aria-label={messages.file} />
      {isFirst && <p className={styles.quiet}>{messages.drop}</p>}
    </>
  );
}

/** Shows the picture as a model would get it. The policy allows none from the visitor's device. */
function PictureView({ bytes }: { bytes: Uint8Array }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      createImageBitmap(new Blob([bytes as BlobPart], { type: 'image/jpeg' })).then(
        (bitmap) => {
          canvas.width = bitmap.width;
          canvas.height = bitmap.height;
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
          bitmap.close();
        },
        // Without its small picture, the dialog still says what it would send.
        () => {},
      );
    },
    [bytes],
  );
  return <canvas ref={draw} role="img" aria-label={messages.picture} className={styles.picture} />;
}

function PhotoProgress({ photo }: { photo: PhotoActor }) {
  const words = useSelector(photo, (snapshot) => {
    if (snapshot.matches('finding')) return messages.finding;
    if (snapshot.matches('drawing')) return messages.drawing;
    return snapshot.matches('looking')
      ? messages.looking(snapshot.context.viewer?.model ?? '')
      : '';
  });
  return (
    <div role="status">
      {words && (
        <p key={words} dir="auto">
          {limitText(words)}
        </p>
      )}
    </div>
  );
}
