import { useStore } from '../../browser/store';
import { Field } from '../../ui/Field';
import { useLimit } from '../../ui/useLimit';
import { MOST_LETTERS } from './checkStorage';
import type { CheckController } from './createKitchenCheck';
import { messages } from './messages';

/** The field for what the visitor always has. Each change counts at once. */
export function AlwaysHave({ controller }: { controller: CheckController }) {
  const basics = useStore(controller.basics);
  const { limits, note } = useLimit(MOST_LETTERS, basics);
  const isNotKept = useStore(controller.notKept);

  return (
    <div>
      <Field label={messages.alwaysHave}>
        <input
          // A press in the dialog, or another tab, may have changed it.
          ref={(input) => {
            if (input && input !== document.activeElement) input.value = basics;
          }}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          {...limits}
          onChange={({ target }) => controller.setBasics(target.value)}
        />
      </Field>
      <small>{messages.alwaysHaveStays}</small>
      {note}
      <small role="status">{isNotKept && messages.notKept}</small>
    </div>
  );
}
