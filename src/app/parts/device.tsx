import { avoidsSomething } from '../../../machines/kitchen/preferences';
import { hasLaunch } from '../../browser/address/firstLook';
import { takeLaunch, takeSubmittedIngredients } from '../../browser/address/launch';
import { reloadPage } from '../../browser/address/reloadPage';
import { matches } from '../../browser/device';
import { isOutdated } from '../../browser/isOutdated';
import { readAvailability } from '../../browser/languageModel';
import {
  DELETED_KEY,
  isDeleted,
  readBrowser,
  SAVED_KEY,
  watchBrowser,
} from '../../browser/storage/browserReading';
import { requestPersistence } from '../../browser/storage/browserStorage';
import { readTab, writeTab } from '../../browser/storage/tabStorage';
import { useStore } from '../../browser/store';
import { hasUnsavedText } from '../../cookbook/edit/hasUnsavedText';
import { SHARED_KEY, SharedIngredients } from '../../kitchen/SharedIngredients';
import { createVersionOffer, letWorkerTakeOver, startWorker } from '../../offline/versionOffer';
import type { Timers } from '../../recipe/timers/createTimers';
import { hasSavedTimers } from '../../recipe/timers/hasSavedTimers';
import * as restWords from '../../words/en/rest';
import { type AppContext, type DialogViewProps, useApp } from '../AppContext';

export { NewVersion } from '../../offline/versionOffer';

/** Only while no other dialog is open or on its way. */
const CAN_LAUNCH = { type: 'dialog.launch', dialog: { name: 'bring' } } as const;

/** A shorter text is not a recipe. */
const FEWEST_LINES = 5;

/** Starts the worker, looks for new versions, and opens what a link brings or a visitor drops. */
export async function startPart(app: AppContext) {
  const { script, workerAddress, notices, adding, parts, dialogs } = app;
  const versionOffer = createVersionOffer(letWorkerTakeOver);
  watchBusy(app, versionOffer.setBusy);
  const lookForNewVersion = async () => {
    if (await isOutdated(script)) versionOffer.offer();
  };
  const submitted = takeSubmittedIngredients();
  for (const text of submitted.split('\n'))
    if (text) adding.send({ type: 'words.enter', text, from: 'field' });
  if (workerAddress) startWorker(workerAddress, script, lookForNewVersion);
  const isInstalled = matches('(display-mode: standalone)');
  if (isInstalled) requestPersistence();
  addEventListener('appinstalled', requestPersistence);
  // Another tab has deleted everything. A tab that slept may have missed it.
  const leave = () => isDeleted() && reloadPage();
  const unwatchDeletion = watchBrowser(DELETED_KEY, leave);
  document.addEventListener('visibilitychange', leave);
  const ignoreDrops = takeDrops(app);
  const ignoreModels = watchPhotos(app);

  const { isEmptied, opensCookbook, sharedText, shared, isAddress } = hasLaunch()
    ? takeLaunch()
    : { isEmptied: false, opensCookbook: false, sharedText: '', shared: '', isAddress: false };
  // A stranger's link may say so, too.
  if (isEmptied && isEmpty(app)) notices.say(restWords.kept.deleted);
  const brings = await isForCookbook(shared, isAddress, parts.cookbook).catch(() => false);
  // The dialog refuses an address without a press.
  const dialog = { name: 'bring' as const, text: shared, opens: isAddress };
  if (brings) dialogs.send({ type: 'dialog.open', dialog });
  const isNew = sharedText !== '' && !brings;
  // The visitor has pressed nothing yet, so Back may leave the page instead of closing the dialog.
  if (isNew) writeTab(SHARED_KEY, sharedText);
  const list = isNew ? sharedText : (readTab(SHARED_KEY) ?? '');
  // A visitor who has opened a dialog meanwhile keeps it.
  if (list) dialogs.send({ type: 'dialog.launch', dialog: { name: 'shared' } });
  // It opens with the text that is not saved yet.
  else if (hasUnsavedText() && dialogs.getSnapshot().can(CAN_LAUNCH))
    dialogs.send({ type: 'dialog.open', dialog: { name: 'bring' } });
  else if (opensCookbook) {
    await parts.cookbook.load().then(
      () => dialogs.send({ type: 'dialog.launch', dialog: { name: 'cookbook' } }),
      () => {},
    );
  }

  // That part offers the browser's own model. By now the worker would fetch it anyway.
  if (app.hostModel === null && 'LanguageModel' in globalThis) parts.model.preload();

  return {
    lookForNewVersion,
    isOffered: versionOffer.isOffered,
    /** What another app has sent. */
    sharedList: list,
    stop() {
      unwatchDeletion();
      document.removeEventListener('visibilitychange', leave);
      ignoreDrops();
      ignoreModels();
      versionOffer.stop();
    },
  };
}

/** Neither a list nor allergies nor recipes, in a browser in which everything was deleted once. */
function isEmpty({ kitchen }: AppContext): boolean {
  const { ingredients, preferences } = kitchen.getSnapshot().context;
  const hasRecipes = readBrowser(SAVED_KEY) !== null;
  const keepsNothing = !ingredients[0] && !hasRecipes && !avoidsSomething(preferences);
  return readBrowser(DELETED_KEY) !== null && keepsNothing;
}

export function DialogView({ onClose }: DialogViewProps) {
  const device = useStore(useApp().parts.device);
  return device && <SharedIngredients text={device.sharedList} onClose={onClose} />;
}

/** Rejects if the page cannot fetch what reads the text, which then joins the list. */
async function isForCookbook(
  shared: string,
  isAddress: boolean,
  cookbook: AppContext['parts']['cookbook'],
): Promise<boolean> {
  if (!isAddress && shared.split('\n').length < FEWEST_LINES) return false;
  const { readsAsRecipe } = await cookbook.load();
  return isAddress || readsAsRecipe(shared);
}

/** A browser would leave the page for dropped files. Returns a function that stops this. */
function takeDrops({ dialogs }: AppContext): () => void {
  const events = new AbortController();
  for (const type of ['dragover', 'drop', 'paste'] as const) {
    addEventListener(type, take, { signal: events.signal });
  }

  function take(event: DragEvent | ClipboardEvent) {
    const isPaste = 'clipboardData' in event;
    const data = isPaste ? event.clipboardData : event.dataTransfer;
    const types = data?.types ?? [];
    // A program may copy a picture of its text beside the text.
    if (
      event.defaultPrevented ||
      !types.includes('Files') ||
      (isPaste && types.includes('text/plain'))
    )
      return;
    event.preventDefault();
    const files = [...(data?.files ?? [])];
    if (event.type === 'dragover' || !files[0]) return;
    const { open } = dialogs.getSnapshot().context;
    const forPictures = open.some(({ name }) => name === 'picture') ? 'picture' : 'photo';
    const name = files[0].type.startsWith('image/') ? forPictures : 'bring';
    dialogs.send({ type: 'dialog.open', dialog: { name, files } });
  }

  return () => events.abort();
}

type Photos = Pick<AppContext, 'settings' | 'hostModel' | 'modelStatus' | 'takesPhotos'>;

/** Asks the browser about its own model, and no server. Returns a function that stops this. */
export function watchPhotos({ settings, hostModel, modelStatus, takesPhotos }: Photos): () => void {
  let hasOwn = false;
  const isByHost = hostModel !== null && settings.visionModel !== undefined;
  function update() {
    const { choice, takesImages } = modelStatus.getSnapshot().context;
    takesPhotos.set(hasOwn || (choice === 'host' ? isByHost : takesImages));
  }
  const subscription = modelStatus.subscribe(update);
  readAvailability(true).then((availability) => {
    hasOwn = availability === 'available';
    update();
  });
  return () => subscription.unsubscribe();
}

/** A request, a timer or cooking is busy. Calls `onChange` at once and after each change. */
export function watchBusy(
  { recipe, dialogs, parts }: AppContext,
  onChange: (isBusy: boolean) => void,
): void {
  let timers: Timers | undefined;

  function reportBusy() {
    if (!timers) {
      timers = parts.recipe.getSnapshot().context?.tools.timers;
      timers?.subscribe(reportBusy);
    }
    const hasTimers = timers ? timers.getSnapshot().context.actors.length > 0 : hasSavedTimers();
    const isCooking = dialogs.getSnapshot().context.open.some(({ name }) => name === 'cook');
    onChange(isCooking || hasTimers || recipe.getSnapshot().hasTag('loading'));
  }
  recipe.subscribe(reportBusy);
  dialogs.subscribe(reportBusy);
  parts.recipe.subscribe(reportBusy);
  reportBusy();
}
