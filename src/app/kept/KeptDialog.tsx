import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { NO_PREFERENCES } from '../../../machines/kitchen/preferences';
import { openEmptyPage } from '../../browser/storage/allOfBoth';
import { useStore } from '../../browser/store';
import { saveAll } from '../../cookbook/ImportExport';
import { PackingReport } from '../../cookbook/pictures/PictureReport';
import type { Cookbook } from '../../cookbook/startCookbook';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import * as restWords from '../../words/en/rest';
import { useApp } from '../AppContext';
import { deleteEverything } from './deleteEverything';
import { countTexts } from './stores';

interface KeptDialogProps {
  cookbook: Cookbook;
  onClose(): void;
}

/** How much there is of each kind. */
function useCounts({ actor, pictures }: Cookbook) {
  const { recipe, kitchen, modelStatus } = useApp();
  const { preferences, ingredients } = useStore(kitchen);
  const shown = useSelector(recipe, ({ context }) => context.recipe);
  const [texts] = useState(countTexts);
  return {
    ...texts,
    recipes: useSelector(actor, ({ context }) => context.recipes.length),
    pictures: useStore(pictures.kept, (all) => all.size),
    preferences: preferences !== NO_PREFERENCES,
    model: useStore(modelStatus).choice,
    list: ingredients.length,
    recipe: shown !== null,
  };
}

/** What is in this browser, each with its count, and the one press that has no *Undo*. */
export function KeptDialog({ cookbook, onClose }: KeptDialogProps) {
  const app = useApp();
  const [message, setMessage] = useState('');
  const { recipes } = cookbook.actor.getSnapshot().context;
  const words = restWords.kept;
  const lines = words.lines(useCounts(cookbook)).filter(Boolean);

  function deleteAll() {
    if (!confirm([words.ask, ...lines].join('\n'))) return;
    deleteEverything(app).then(openEmptyPage, () => setMessage(restWords.cookbook.perhaps));
  }

  return (
    <Dialog heading={words.heading} onClose={onClose}>
      <ul>
        {lines.map((line) => (
          <li key={`${line}`}>{line}</li>
        ))}
      </ul>
      <p>{words.rest}</p>
      <p>
        {recipes.length > 0 && (
          <Button onClick={() => saveAll(cookbook, recipes, 'cookbook', setMessage)}>
            {restWords.files.saveCopy}
          </Button>
        )}{' '}
        <Button onClick={deleteAll}>{words.deleteAll}</Button>
      </p>
      <PackingReport cookbook={cookbook} />
      <p role="status">{message && <span key={message}>{message}</span>}</p>
    </Dialog>
  );
}
