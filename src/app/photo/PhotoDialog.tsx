import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { PhotoActor } from '../../../machines/photo/photoMachine';
import { type LazyPart, useStore } from '../../browser/store';
import { PhotoDialog as Dialog } from '../../kitchen/photo/PhotoDialog';
import type { explain } from '../../models/control/explain';
import type { createListNotes } from '../../recipe/allergens/createListNotes';
import type { DialogProps } from '../dialogs/DialogButton';
import type { Page } from '../Page';

interface PhotoPage extends Pick<Page, 'recipe' | 'modelStatus'> {
  parts: {
    photo: LazyPart<{ photo: PhotoActor }>;
    model: LazyPart<{ explain: typeof explain }>;
    recipe: LazyPart<{ createListNotes: typeof createListNotes }>;
    typing: LazyPart<unknown>;
  };
}

export function PhotoDialog({ app, dialog, open, onClose }: DialogProps<PhotoPage>) {
  const { parts, recipe, modelStatus } = app;
  const part = useStore(parts.photo);
  const model = useStore(parts.model);
  const check = useStore(parts.recipe);
  const { choice } = useStore(modelStatus);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const noteOn = useMemo(
    () => check?.createListNotes(preferences, true) ?? (() => ''),
    [check, preferences],
  );
  if (!part) return null;
  return (
    <Dialog
      photo={part.photo}
      noteOn={noteOn}
      explain={(diagnosis) => model?.explain(diagnosis, choice)}
      file={dialog.files?.[0]}
      openModels={() => open({ name: 'model' })}
      onAdded={parts.typing.preload}
      onClose={onClose}
    />
  );
}
