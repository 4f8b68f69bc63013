import { act, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ModelDialog } from '../../src/models/ModelDialog';
import { provideDialogs } from '../support/dialogs';
import { startController } from '../support/modelController';
import { startUser } from '../support/user';

vi.setConfig({ testTimeout: 20_000 });
beforeAll(provideDialogs);

const NAME = "Your browser's own model";
type State = Awaited<
  ReturnType<ReturnType<typeof startController>['services']['readAvailability']>
>;

async function openDialog(state: State, options: Parameters<typeof startController>[0] = {}) {
  const run = startController({ availability: state, ...options });
  const { downloadBrowserModel } = run.services;
  const downloads: {
    onProgress(progress: number): void;
    signal: AbortSignal;
    finish(): void;
    fail(error: unknown): void;
  }[] = [];
  downloadBrowserModel.mockImplementation((onProgress, signal) => {
    return new Promise<void>((finish, fail) => {
      downloads.push({ onProgress, signal, finish, fail });
    });
  });
  await run.controller.prepare();
  const open = () => render(<ModelDialog controller={run.controller} onClose={() => {}} />);
  const view = open();
  const user = startUser();
  const radio = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[name="model-choice"]')].find(
      ({ labels }) => labels?.[0]?.textContent?.startsWith(NAME),
    );
  const choose = () => user.click(radio() ?? expect.fail('The browser’s model is not offered.'));
  const panel = () => within(document.querySelector('form:not([hidden] *)') ?? expect.fail());
  const press = (name: string) => user.click(panel().getByText(name));
  return { ...run, ...view, open, user, downloads, radio, choose, panel, press };
}

it('the browser’s own model says first what it is, and that the page sends nothing', async () => {
  const { choose } = await openDialog('available');
  await choose();
  expect(
    screen.getByText(
      'Runs on this computer; this page sends nothing. Small models make more mistakes: check times and temperatures.',
    ),
  ).toBeVisible();
});

describe('a download', () => {
  it('says what it costs, and begins with a press alone', async () => {
    const { choose, panel, press, downloads, radio } = await openDialog('downloadable');
    await choose();
    expect(
      panel().getByText(/several GB, .* 22 GB of free space\. All pages share it/),
    ).toBeVisible();
    expect(downloads).toEqual([]);
    await press('Download it');
    expect(downloads).toHaveLength(1);
    expect(radio()).toHaveFocus();
  });

  it('shows a bar that moves, ends with the model, and connects nothing by itself', async () => {
    const { choose, panel, press, downloads, context } = await openDialog('downloadable');
    await choose();
    await press('Download it');
    const bar = panel().getByRole('progressbar', { name: 'Download' });
    expect(bar).not.toHaveAttribute('value');
    act(() => downloads[0]?.onProgress(0.25));
    expect(bar).toHaveAttribute('value', '0.25');
    await act(async () => downloads[0]?.finish());
    expect(panel().queryByRole('progressbar')).toBeNull();
    expect(panel().getByText('It is on this computer, ready to use.')).toBeVisible();
    expect(context().current.choice).toBe('host');
  });

  it('goes on when the dialog closes, and shows again when it opens', async () => {
    const { choose, press, downloads, user, unmount, controller, open, panel } =
      await openDialog('downloadable');
    await choose();
    await press('Download it');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    unmount();
    expect(downloads[0]?.signal.aborted).toBe(false);
    act(() => downloads[0]?.onProgress(0.5));
    await controller.prepare();
    open();
    await choose();
    expect(panel().getByRole('progressbar')).toHaveAttribute('value', '0.5');
    expect(downloads).toHaveLength(1);
  });

  it('that is under way shows its bar without a press', async () => {
    const { choose, panel, downloads } = await openDialog('downloading');
    await choose();
    expect(panel().getByRole('progressbar')).toBeVisible();
    expect(downloads).toHaveLength(1);
  });

  it.each([
    ['browserModelForbidden', "The browser doesn't let this page use its model."],
    ['browserModelUnsupported', "The browser's model can't handle this request."],
    ['browserModelNoRoom', "This computer has no room for the browser's model."],
  ])('that fails (%s) says so plainly, and can begin again', async (kind, words) => {
    const { choose, panel, press, downloads } = await openDialog('downloadable');
    await choose();
    await press('Download it');
    await act(async () => downloads[0]?.fail({ diagnosis: { kind } }));
    expect(panel().getByText(words)).toBeVisible();
    await press('Download it');
    expect(panel().queryByText(words)).toBeNull();
  });
});
