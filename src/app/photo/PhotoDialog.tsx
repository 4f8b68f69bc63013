import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Diagnosis } from '../../../machines/connection/connectionMachine';
import { unknownLeftover } from '../../../machines/kitchen/leftovers';
import { useStore } from '../../browser/store';
import { PhotoDialog as Dialog } from '../../kitchen/photo/PhotoDialog';
import type { DialogProps } from '../dialogs/Dialogs';

/** The dialog for a photo, joined with the models and with the marks of the list. */
export function PhotoDialog({ app, open, onClose }: DialogProps) {
  const { parts, recipe, modelStatus, incoming } = app;
  const part = useStore(parts.photo);
  const model = useStore(parts.model);
  const check = useStore(parts.recipe);
  const { choice } = useStore(modelStatus);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const noteOn = useMemo(
    () => (name: string, isUnchecked: boolean) =>
      check?.createListNotes(preferences, isUnchecked ? [unknownLeftover(name)] : [])(name) ?? '',
    [check, preferences],
  );
  if (!part) return null;
  return (
    <Dialog
      photo={part.photo}
      noteOn={noteOn}
      explain={(diagnosis) => model?.explain(diagnosis as Diagnosis, choice)}
      openModels={() => {
        incoming.set(null);
        open('model');
      }}
      onAdded={parts.typing.preload}
      onClose={() => {
        incoming.set(null);
        onClose();
      }}
    />
  );
}
