import { useSelector } from '@xstate/react';
import {
  type ChangeEvent,
  type ComponentType,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Diagnosis } from '../../../machines/connection/diagnosis';
import {
  type Aim,
  MOST_PICTURES,
  type PhotoActor,
  type SeenFood,
} from '../../../machines/photo/photoMachine';
import { isTouchScreen } from '../../browser/device';
import { closeModal } from '../../browser/modal';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { limitText } from '../../ui/limitText';
import { PictureView } from '../../ui/PictureView';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import styles from './PhotoFoods.module.css';

/** What the dialog takes of the page. */
export interface PhotoTools {
  photo: PhotoActor;
  /** The note beside a food that the visitor avoids; often empty. */
  noteOn(name: string): string;
  /** Whether the note says what the food surely contains. */
  isCertain(name: string): boolean;
  explain(diagnosis: Diagnosis): { problem: string; remedy: string } | undefined;
  /** Both are called once the dialog has closed. */
  openModels(): void;
  onRead(text: string, pictures: readonly Uint8Array[]): void;
  onAdded(): void;
}

interface ToolsProps {
  tools: PhotoTools;
}

interface PhotoDialogProps extends ToolsProps {
  aim: Aim;
  /** Dropped or pasted, even while the dialog is open. */
  files?: readonly Blob[] | undefined;
  onClose(): void;
}

/** Looks only after the visitor has seen the picture and who would get it. */
export function PhotoDialog({ tools, aim, files, onClose }: PhotoDialogProps) {
  const { photo } = tools;
  const bodyRef = useRef<HTMLDivElement>(null);
  const state = useSelector(photo, ({ value }) => String(value));
  const View = VIEWS[state] ?? Waiting;

  // Before the visitor sees the dialog.
  useLayoutEffect(() => {
    photo.send({ type: 'photo.open', aim });
    return () => photo.send({ type: 'photo.close' });
  }, [photo, aim]);

  const read = useEffectEvent((text: string, pictures: readonly Uint8Array[]) => {
    closeModal(bodyRef.current);
    tools.onRead(text, pictures);
  });
  useEffect(() => {
    const reading = photo.on('text.read', ({ text, pictures }) => read(text, pictures));
    return () => reading.unsubscribe();
  }, [photo]);

  useEffect(() => {
    if (files) photo.send({ type: 'picture.choose', files });
  }, [photo, files]);

  return (
    <Dialog heading={restWords.photo.headings[aim]} onClose={onClose}>
      <div ref={bodyRef} className={styles.body}>
        <PhotoProgress photo={photo} />
        <Trouble tools={tools} />
        {state === 'blind' && <Blind tools={tools} />}
        <Pictures photo={photo} />
        <View tools={tools} />
      </div>
    </Dialog>
  );
}

interface PhotoProps {
  photo: PhotoActor;
}

/** What was wrong with the last file, or why the model could not look. */
function Trouble({ tools: { photo, explain } }: ToolsProps) {
  const { problem, diagnosis } = useSelector(photo, ({ context }) => context);
  const hasFailed = useSelector(photo, (snapshot) => snapshot.matches('failed'));
  const explanation = diagnosis && explain(diagnosis);
  return (
    <div role="alert">
      {problem && <p key={problem}>{restWords.pictureProblems[problem]}</p>}
      {hasFailed && (
        <p key="failed" dir="auto">
          {restWords.photo.failed}
          {explanation && ` ${limitText(`${explanation.problem} ${explanation.remedy}`)}`}
        </p>
      )}
    </div>
  );
}

function Pictures({ photo }: PhotoProps) {
  const pictures = useSelector(photo, ({ context }) => context.pictures);
  return (
    pictures.length > 0 && (
      <PictureView pictures={pictures} label={restWords.photo.picture} className={styles.picture} />
    )
  );
}

/** Who gets the pictures. */
function Sending({ photo }: PhotoProps) {
  const { viewer, aim, pictures } = useSelector(photo, ({ context }) => context);
  return (
    viewer && (
      <p id="photo-about" dir="auto">
        {limitText(restWords.photo.sending(viewer, aim, pictures.length))}
      </p>
    )
  );
}

/** The pictures can be sent, for the first time or again. */
function Ready({ tools: { photo } }: ToolsProps) {
  const count = useSelector(photo, ({ context }) => context.pictures.length);
  const hasFailed = useSelector(photo, (snapshot) => snapshot.matches('failed'));
  return (
    <>
      <Sending photo={photo} />
      <div className={styles.buttons}>
        <Button
          key={+hasFailed}
          ref={takeFocus}
          look="main"
          aria-describedby="photo-about"
          onClick={() => photo.send({ type: 'picture.send' })}
        >
          {hasFailed ? firstWords.language.tryAgain : restWords.photo.send(count)}
        </Button>
        <Choosing photo={photo} />
      </div>
    </>
  );
}

function Looking({ tools: { photo } }: ToolsProps) {
  return (
    <>
      <Sending photo={photo} />
      <div className={styles.buttons}>
        <Button ref={takeFocus} onClick={() => photo.send({ type: 'photo.stop' })}>
          {restWords.photo.stop}
        </Button>
      </div>
    </>
  );
}

function Seen({ tools: { photo, ...tools } }: ToolsProps) {
  const result = useSelector(photo, ({ context }) => context.result);
  return (
    <>
      <p key={result?.kind} ref={takeFocus} tabIndex={-1} className={styles.strong}>
        {result?.kind === 'foods'
          ? restWords.photo.guessed
          : restWords.photoOutcomes[result?.kind === 'writing' ? 'writing' : 'none']}
      </p>
      {result?.kind === 'foods' && <SeenFoods foods={result.foods} {...tools} />}
      <div className={styles.buttons}>
        <Choosing photo={photo} />
      </div>
    </>
  );
}

function Empty({ tools: { photo } }: ToolsProps) {
  return (
    <div className={styles.buttons}>
      <Choosing photo={photo} />
    </div>
  );
}

/** The visitor can do nothing here. The place of the buttons stays. */
const Waiting = () => <div className={styles.buttons} />;

/** What a visitor sees and can do below the pictures, in each state. */
const VIEWS: Record<string, ComponentType<ToolsProps>> = {
  choosing: Empty,
  ready: Ready,
  failed: Ready,
  looking: Looking,
  seen: Seen,
};

/** Why no model may look, and what the visitor can do. */
function Blind({ tools: { photo, openModels } }: ToolsProps) {
  const whyNoPhotos = useSelector(photo, ({ context }) => context.whyNoPhotos);
  return (
    <>
      <p dir="auto">
        {limitText(
          whyNoPhotos ? restWords.photo.whyNoPhotos(whyNoPhotos) : restWords.photo.notLoaded,
        )}
      </p>
      {whyNoPhotos && <p>{restWords.photo.copyText}</p>}
      <p className={styles.buttons}>
        {whyNoPhotos && (
          <Button
            onClick={({ currentTarget }) => {
              closeModal(currentTarget);
              openModels();
            }}
          >
            {restWords.photo.models}
          </Button>
        )}
        <Button onClick={() => photo.send({ type: 'viewer.find' })}>
          {firstWords.language.tryAgain}
        </Button>
      </p>
    </>
  );
}

/** The pressed element has disappeared. */
function takeFocus(element: HTMLElement | null) {
  const { activeElement } = document;
  if (!activeElement || activeElement.matches('body, dialog, h2')) element?.focus();
}

/** Files, and the camera of a device that a hand can hold. */
function Choosing({ photo }: { photo: PhotoActor }) {
  const { aim, pictures } = useSelector(photo, ({ context }) => context);
  const cameraRef = useRef<HTMLInputElement>(null);
  const fileRef = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Otherwise choosing the same file again would be no change.
    target.value = '';
    if (files.length > 0) photo.send({ type: 'picture.choose', files });
  }
  const input = { type: 'file', accept: 'image/*', hidden: true, onChange: choose } as const;
  const isFirst = pictures.length === 0;
  const isFull = aim === 'recipe' && pictures.length >= MOST_PICTURES.recipe;

  return (
    <>
      {!isFull && (
        <>
          <span className={styles.camera}>
            <Button look={isFirst ? 'main' : 'plain'} onClick={() => cameraRef.current?.click()}>
              {restWords.photo.take}
            </Button>
          </span>
          <Button onClick={() => fileRef.current?.click()}>
            <span key={String(isFirst)}>
              {isFirst ? restWords.photo.choose : restWords.photo.another}
            </span>
          </Button>
        </>
      )}
      <input {...input} ref={cameraRef} capture="environment" aria-label={restWords.photo.camera} />
      <input
        {...input}
        ref={fileRef}
        multiple={aim === 'recipe'}
        aria-label={restWords.photo.file}
      />
      {isFirst && (
        <p className={styles.quiet}>
          {!isTouchScreen() && restWords.photo.drop} {aim === 'recipe' && restWords.photo.most}
        </p>
      )}
    </>
  );
}

function PhotoProgress({ photo }: { photo: PhotoActor }) {
  const words = useSelector(photo, (snapshot) => {
    if (snapshot.matches('finding')) return restWords.photo.finding;
    if (snapshot.matches('drawing')) return restWords.photo.drawing;
    return snapshot.matches('looking')
      ? restWords.photo.looking(snapshot.context.viewer?.model ?? '')
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

interface SeenFoodsProps extends Pick<PhotoTools, 'noteOn' | 'isCertain' | 'onAdded'> {
  foods: readonly SeenFood[];
}

/** Only its name tells the check that a cooked dish may contain anything. */
const entryFor = ({ name, isUnchecked }: SeenFood) =>
  isUnchecked ? firstWords.language.left(name, []) : name;

function SeenFoods({ foods, noteOn, isCertain, onAdded }: SeenFoodsProps) {
  const { kitchen } = useActors();
  const [chosen, setChosen] = useState(() => new Set(foods.filter(({ isCertain }) => isCertain)));

  function toggle(food: SeenFood) {
    const next = new Set(chosen);
    if (!next.delete(food)) next.add(food);
    setChosen(next);
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    const added = foods.filter((food) => chosen.has(food));
    if (added.length === 0) return event.preventDefault();
    kitchen.change({ kind: 'add', text: added.map(entryFor).join('\n') });
    onAdded();
  }

  return (
    <form method="dialog" className={styles.foods} onSubmit={add}>
      <ul>
        {foods.map((food) => {
          if (food.isWild)
            return (
              <li key={food.name} dir="auto">
                <bdi>{limitText(food.name)}</bdi>
                <small>{restWords.photo.wild}</small>
              </li>
            );
          const entry = entryFor(food);
          const note = noteOn(entry);
          return (
            <li key={food.name}>
              <label className="box-row">
                <input type="checkbox" checked={chosen.has(food)} onChange={() => toggle(food)} />
                <span dir="auto">
                  <bdi>{limitText(food.name)}</bdi>
                  {note && (
                    <strong data-open={!isCertain(entry) || undefined}>{` (${note})`}</strong>
                  )}
                  {food.isUnchecked && (
                    <small>{note ? restWords.photo.cooked : restWords.photo.unchecked}</small>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <Button look="main" type="submit" aria-disabled={chosen.size === 0}>
        <span key={chosen.size}>{restWords.photo.add(chosen.size)}</span>
      </Button>
    </form>
  );
}
