import { useSelector } from '@xstate/react';
import { type FormEvent, type SyntheticEvent, useRef } from 'react';
import type { EditActor } from '../../../machines/edit/editMachine';
import { takeFocus } from '../../browser/passFocusTo';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { useLimit } from '../../ui/useLimit';
import styles from '../fields.module.css';
import { editMessages as messages } from './messages';

interface EditDialogProps {
  actor: EditActor;
  isNew: boolean;
  /** In characters. */
  longestNote: number;
  onClose(): void;
}

const close = ({ currentTarget }: SyntheticEvent<Element>) =>
  currentTarget.closest('dialog')?.close();

export function EditDialog({ actor, isNew, longestNote, onClose }: EditDialogProps) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const { edited } = actor.getSnapshot().context;
  const note = useLimit(longestNote, edited.note);

  function store({ target }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLTextAreaElement;
    actor.send({ type: 'text.change', [name]: value });
  }

  const closeWith =
    (type: 'edit.finish' | 'edit.cancel' | 'edit.discard') => (event: SyntheticEvent<Element>) => {
      actor.send({ type });
      if (actor.getSnapshot().status === 'done') close(event);
    };

  return (
    <Dialog
      heading={isNew ? messages.writing : messages.heading}
      initialFocus={fieldRef}
      onDismiss={() => {
        actor.send({ type: 'edit.cancel' });
        return actor.getSnapshot().status === 'done';
      }}
      onClose={() => {
        actor.send({ type: 'edit.leave' });
        onClose();
      }}
    >
      <form className={styles.form} onInput={store} onSubmit={(event) => event.preventDefault()}>
        <Field label={messages.recipe}>
          <textarea
            ref={fieldRef}
            name="text"
            rows={14}
            dir="auto"
            defaultValue={edited.text}
            placeholder={isNew ? messages.about : undefined}
          />
        </Field>
        <Found actor={actor} />
        {edited.note !== undefined && (
          <Field label={messages.note}>
            <textarea name="note" rows={3} dir="auto" {...note.limits} />
          </Field>
        )}
        {note.note}
        <div className={styles.buttons}>
          {isAsking ? (
            <>
              <p role="alert">{messages.ask}</p>
              <Button ref={takeFocus} onClick={() => actor.send({ type: 'edit.resume' })}>
                {messages.resume}
              </Button>
              <Button onClick={closeWith('edit.discard')}>{messages.discard}</Button>
            </>
          ) : (
            <>
              <Done actor={actor} onPress={closeWith('edit.finish')} />
              <Button onClick={closeWith('edit.cancel')}>{messages.cancel}</Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function Done({
  actor,
  onPress,
}: Pick<EditDialogProps, 'actor'> & { onPress(event: SyntheticEvent<Element>): void }) {
  const canFinish = useSelector(actor, (snapshot) => snapshot.can({ type: 'edit.finish' }));
  return (
    <Button look="main" aria-disabled={!canFinish} onClick={onPress}>
      {messages.done}
    </Button>
  );
}

function Found({ actor }: Pick<EditDialogProps, 'actor'>) {
  const judged = useSelector(actor, ({ context }) => context.judged);
  const { ingredients = 0, steps = 0, finds = [], isAvoiding = false } = judged ?? {};
  return (
    <div role="status" className={styles.status}>
      {judged && (
        <p key={`${ingredients} ${steps} ${finds}`}>
          <span>{messages.found(ingredients, steps)}</span>{' '}
          {isAvoiding && <span>{`${messages.finds(finds)} ${messages.notFully}`}</span>}
        </p>
      )}
    </div>
  );
}
