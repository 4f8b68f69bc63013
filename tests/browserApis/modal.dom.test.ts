import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { download } from '../../src/browser/download';
import { fetchFailedStyles, watchStyles } from '../../src/browser/loading/failedStyles';
import { closeModal, matchHistory, openModal } from '../../src/browser/modal';
import { catchDownloads } from '../support/catchDownloads';
import { provideDialogs } from '../support/dialogs';
import { settle } from '../support/settle';

beforeEach(() => {
  provideDialogs();
  document.body.innerHTML = `
    <main><input></main>
    <dialog id="one"><h2 tabindex="-1">One</h2></dialog>
    <dialog id="two"><h2 tabindex="-1">Two</h2><input type="file"></dialog>`;
});

const dialog = (id: string) =>
  document.querySelector<HTMLDialogElement>(`#${id}`) ?? expect.fail(id);
const heading = (id: string) => dialog(id).querySelector('h2');
const open = (id: string) => openModal(dialog(id), heading(id));

it('says at once that a dialog has closed, and once', () => {
  const end = open('one');
  const onClose = vi.fn();
  dialog('one').addEventListener('close', onClose);
  closeModal(heading('one'));
  closeModal(heading('one'));
  expect(onClose).toHaveBeenCalledOnce();
  end();
});

it('gives a focus that is lost to the dialog below, then to the page', () => {
  const ends = [open('one'), open('two')];
  closeModal(dialog('two'));
  expect(heading('one')).toHaveFocus();
  closeModal(dialog('one'));
  expect(document.querySelector('main input')).toHaveFocus();
  for (const end of ends) end();
});

it('closes at Escape, unless the view prevents it or a chooser of files was cancelled', () => {
  const end = open('two');
  const cancel = () => new Event('cancel', { bubbles: true, cancelable: true });
  dialog('two').querySelector('input')?.dispatchEvent(cancel());
  expect(dialog('two').open).toBe(true);
  dialog('two').dispatchEvent(cancel());
  expect(dialog('two').open).toBe(false);
  end();
});

const popped = () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

it.each([
  ['has no entry to go back to, as in a copy of the tab', () => history.replaceState(3, '')],
  [
    'ignores the page, which has gone back too often',
    () => {
      history.pushState(1, '');
      vi.spyOn(history, 'go').mockImplementationOnce(() => {});
    },
  ],
])('Back closes a dialog also after the browser %s', async (_, begin) => {
  // The dialogs of other tests have left.
  await vi.waitFor(() => expect(history.state ?? 0).toBe(0));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  begin();
  // The entry of a view from before a reload.
  matchHistory();
  const end = open('one');
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();

  history.back();
  await popped();
  expect(dialog('one').open).toBe(false);
  end();
});

it('a dialog that opens while the page goes back in the history stays open, and Back closes it', async () => {
  await vi.waitFor(() => expect(history.state ?? 0).toBe(0));
  const leave = open('one');
  closeModal(dialog('one'));
  leave();
  await settle();
  const end = open('two');
  await popped();
  expect([dialog('two').open, history.state]).toEqual([true, 1]);
  history.back();
  await popped();
  expect(dialog('two').open).toBe(false);
  end();
});

const FILE = new Blob(['{}'], { type: 'application/json' });

function provide(share: (data: ShareData) => Promise<void>, standalone?: boolean) {
  const shared = vi.fn(share);
  Object.assign(navigator, { share: shared, canShare: () => true, standalone });
  return shared;
}

afterEach(() => {
  for (const name of ['share', 'canShare', 'standalone']) Reflect.deleteProperty(navigator, name);
  vi.restoreAllMocks();
});

it('a file goes to the share sheet in a page that is installed on an iPhone', async () => {
  const { files } = catchDownloads();
  const share = provide(async () => {}, true);
  download('cookbook.json', FILE);
  await settle();
  expect(share.mock.calls[0]?.[0].files?.[0]).toMatchObject({ name: 'cookbook.json', size: 2 });
  expect(files).toEqual([]);
});

it.each([
  ['not offered by other browsers', undefined, '', 1],
  ['closed by the visitor', true, 'AbortError', 0],
  ['refused by the browser', true, 'NotAllowedError', 1],
])(
  'a file is downloaded unless the share sheet takes it: %s',
  async (_, standalone, reason, count) => {
    const { files } = catchDownloads();
    provide(() => Promise.reject(new DOMException('', reason)), standalone);
    download('cookbook.json', FILE);
    await settle();
    expect(files).toHaveLength(count);
  },
);

let events: AbortController;
beforeEach(() => {
  events = new AbortController();
  watchStyles(events.signal);
});
afterEach(() => events.abort());

const SHEET = 'https://kitchen.example/part.css';
const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
const addLink = (rel: string, href: string) => {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
};

it('a style sheet that could not be fetched is fetched again, until it comes', async () => {
  addLink('stylesheet', SHEET).dispatchEvent(new Event('error'));
  expect(links('stylesheet')).toEqual([]);

  const second = fetchFailedStyles();
  links('stylesheet')[0]?.dispatchEvent(new Event('error'));
  await expect(second).rejects.toThrow('Failed to fetch');

  const third = fetchFailedStyles();
  expect(links('stylesheet').map(({ href }) => href)).toEqual([SHEET]);
  links('stylesheet')[0]?.dispatchEvent(new Event('load'));
  await third;
  await fetchFailedStyles();
  expect(links('stylesheet')).toHaveLength(1);
});

it('no other link leaves the page when it fails', async () => {
  addLink('icon', 'https://kitchen.example/icon.svg').dispatchEvent(new Event('error'));
  expect(links('icon')).toHaveLength(1);
  await fetchFailedStyles();
});
