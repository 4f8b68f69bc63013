import { type ComponentProps, useCallback } from 'react';
import { Field } from '../ui/Field';
import type { Candidate, FieldName } from './useCandidate';

interface InputFieldProps extends ComponentProps<'input'> {
  name: FieldName;
  label: string;
  candidate: Candidate;
  /** Returns a clean-up function. */
  inputRef?: (input: HTMLInputElement) => () => void;
}

/** Takes the focus when a test finds fault with its value. */
export function InputField({ name, label, candidate, inputRef, ...props }: InputFieldProps) {
  const { choice, diagnosis, wrongField } = candidate;
  const isWrong = wrongField === name;

  const setInput = useCallback(
    (input: HTMLInputElement | null) => {
      // A visitor who went elsewhere during the test stays there.
      if (diagnosis && isWrong && input?.form?.matches(':focus-within')) input.focus();
      return input ? inputRef?.(input) : undefined;
    },
    [diagnosis, isWrong, inputRef],
  );

  return (
    <Field label={label}>
      <input
        ref={setInput}
        type="text"
        name={name}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(isWrong && {
          'aria-invalid': true,
          'aria-describedby': `model-${choice}-diagnosis`,
        })}
        {...props}
      />
    </Field>
  );
}
