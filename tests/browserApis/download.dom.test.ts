import { afterEach, expect, it, vi } from 'vitest';
import { download } from '../../src/browser/download';
import { catchDownloads } from '../support/catchDownloads';
import { settle } from '../support/settle';

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
