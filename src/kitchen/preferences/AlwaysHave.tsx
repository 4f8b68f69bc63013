import { type Store, useStore } from '../../browser/store';
import { Field } from '../../ui/Field';
import { useLimit } from '../../ui/useLimit';
import { dialogMessages as messages } from './dialogMessages';

interface Basics {
  text: Omit<Store<string>, 'set'>;
  notKept: Omit<Store<boolean>, 'set'>;
  mostLetters: number;
  set(text: string): void;
}

/** Each change counts at once. */
export function AlwaysHave({ basics }: { basics: Basics }) {
  const text = useStore(basics.text);
  const { limits, note } = useLimit(basics.mostLetters, text);
  const isNotKept = useStore(basics.notKept);

  return (
    <div>
      <Field label={messages.alwaysHave}>
        <input
          // A press in the dialog, or another tab, may have changed it.
          ref={(input) => {
            if (input && input !== document.activeElement) input.value = text;
          }}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          {...limits}
          onChange={({ target }) => basics.set(target.value)}
        />
      </Field>
      <small>{messages.alwaysHaveStays}</small>
      {note}
      <small role="status">{isNotKept && messages.lasts('reload')}</small>
    </div>
  );
}
