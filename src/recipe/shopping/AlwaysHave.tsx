import type { FormEvent } from 'react';
import { useStore } from '../../browser/store';
import { Field } from '../../ui/Field';
import { useLimit } from '../../ui/useLimit';
import { MOST_LETTERS } from './checkStorage';
import type { CheckController } from './createKitchenCheck';
import { messages } from './messages';

/** The field for what the visitor always has. It counts with Enter, or when the visitor leaves it. */
export function AlwaysHave({ controller }: { controller: CheckController }) {
  const basics = useStore(controller.basics);
  const { limits, note } = useLimit(MOST_LETTERS, basics);
  const isNotKept = useStore(controller.notKept);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    controller.setBasics(String(new FormData(event.currentTarget).get('basics')));
  }

  return (
    <form onSubmit={submit}>
      <Field label={messages.alwaysHave}>
        <input
          // An answer to the question, or another tab, may have changed it.
          ref={(input) => {
            if (input && input !== document.activeElement) input.value = basics;
          }}
          type="text"
          name="basics"
          autoComplete="off"
          autoCapitalize="none"
          {...limits}
          onBlur={({ currentTarget: { value } }) => value !== basics && controller.setBasics(value)}
        />
      </Field>
      {note}
      <small role="status">{isNotKept && messages.notKept}</small>
    </form>
  );
}
