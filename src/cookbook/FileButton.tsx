import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from '../ui/Button';

interface FileButtonProps
  extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'aria-label'>,
    Pick<ComponentProps<typeof Button>, 'look' | 'ref' | 'children'> {
  onFiles(files: readonly File[]): void;
}

/** Opens the browser's chooser of files. */
export function FileButton({ look = 'plain', ref, children, onFiles, ...input }: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Otherwise choosing the same file again would be no change.
    target.value = '';
    if (files.length > 0) onFiles(files);
  }

  return (
    <>
      <Button ref={ref} look={look} onClick={() => inputRef.current?.click()}>
        {children}
      </Button>
      <input ref={inputRef} type="file" hidden onChange={choose} {...input} />
    </>
  );
}
