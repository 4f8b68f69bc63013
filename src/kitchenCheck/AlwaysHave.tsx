import type { FormEvent } from 'react';
import { useStore } from '../browser/store';
import { Field } from '../ui/Field';
import type { CheckController } from './createKitchenCheck';
import { messages } from './messages';

/** The field for what the visitor always has. It counts with Enter, or when the visitor leaves it. */
export function AlwaysHave({ controller }: { controller: CheckController }) {
  const basics = useStore(controller.basics);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    controller.setBasics(String(new FormData(event.currentTarget).get('basics')));
  }

  return (
    <form onSubmit={submit}>
      <Field label={messages.alwaysHave}>
        <input
          type="text"
          name="basics"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={500}
          defaultValue={basics}
          onBlur={({ currentTarget }) => controller.setBasics(currentTarget.value)}
        />
      </Field>
    </form>
  );
}
