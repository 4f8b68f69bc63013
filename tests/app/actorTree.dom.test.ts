import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate';
import { createApp } from '../../src/app/createApp';
import { settings } from '../../src/app/settings';
import type { Keeping } from '../../src/kitchen/preferences/preferencesStorage';
import { settle } from '../support/settle';

const nameOf = (actor: ActorRefLike | undefined) => (actor as AnyActorRef | undefined)?.id ?? '';

/** What an inspector hears: which actor has started which, and which has sent what to which. */
function createEar() {
  const children = new Map<string, Set<string>>();
  const sent = new Set<string>();

  function inspect(told: InspectionEvent) {
    if (told.type !== '@xstate.event') return;
    const [from, to] = [nameOf(told.sourceRef), nameOf(told.actorRef)];
    const { type } = told.event;
    if (type === 'xstate.init') children.set(from, new Set([...(children.get(from) ?? []), to]));
    else if (from && !type.startsWith('xstate.')) sent.add(`${from} -> ${to}: ${type}`);
  }

  const draw = (of: string, indent: string): string[] =>
    [...(children.get(of) ?? [])].flatMap((child) => [
      `${indent}${child}`,
      ...draw(child, `${indent}  `),
    ]);
  return { inspect, sent, tree: () => draw('', '').join('\n') };
}

function startPage(keeping: Keeping) {
  const ear = createEar();
  const app = createApp({
    settings,
    keeping,
    kitchen: { ingredients: ['eggs', 'rice'] },
    inspection: { inspect: ear.inspect, hide: () => {} },
  });
  onTestFinished(app.stop);
  return { app, ear };
}

it('the inspector shows one tree, as CONTRIBUTING.md draws it, whenever a part arrives', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { app, ear } = startPage('browser');
  const { parts } = app;
  app.adding.send({ type: 'recipe.request' });
  app.adding.send({ type: 'words.enter', text: 'salt, butter', from: 'field' });
  const { controller } = await parts.model.load();
  controller.testLocalServer('localhost:1', '');
  const { tools } = await parts.recipe.load();
  tools.timers.start({ key: 'soup', label: 'Step 1', dish: '', duration: 60_000 });
  await parts.cooking.load();
  await parts.cookbook.load();
  app.dialogs.send({ type: 'dialog.open', dialog: { name: 'photo' } });
  await vi.waitFor(() => expect(ear.tree()).toContain('photo'));
  await settle();
  const page = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');
  expect(page).toContain(`\`\`\`text\n${ear.tree()}\n\`\`\``);
});

it('the inspector shows which actor has sent an event to another', async () => {
  const { app, ear } = startPage('unreadable');
  app.adding.send({ type: 'recipe.request' });
  app.adding.send({ type: 'words.enter', text: 'rice', from: 'field' });
  vi.spyOn(app.parts.photo, 'load').mockRejectedValue(new Error('gone'));
  app.dialogs.send({ type: 'dialog.open', dialog: { name: 'photo' } });
  await settle();
  expect([...ear.sent].sort()).toEqual([
    'adding -> recipe: recipe.request',
    'recipe -> dialogs: dialog.open',
  ]);
});
