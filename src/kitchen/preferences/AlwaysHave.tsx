import { type Store, useStore } from '../../browser/store';
import { Field } from '../../ui/Field';
import { useLimit } from '../../ui/useLimit';
import * as restWords from '../../words/en/rest';

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
      <Field label={restWords.preferences.alwaysHave}>
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
      <small>{restWords.preferences.alwaysHaveStays}</small>
      {note}
      <small role="status">{isNotKept && restWords.preferences.lasts('reload')}</small>
    </div>
  );
}
