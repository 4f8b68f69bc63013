import { fromCallback, fromPromise } from 'xstate';
import type { BrowserModelEvent } from '../../../machines/browserModel/browserModelMachine';
import type { ModelServices } from './modelOptions';

type Services = Pick<ModelServices, 'readAvailability' | 'downloadBrowserModel'>;

export function createBrowserModelActors({ readAvailability, downloadBrowserModel }: Services) {
  return {
    readAvailability: fromPromise(() => readAvailability()),
    followDownload: fromCallback<BrowserModelEvent>(({ sendBack }) => {
      const controller = new AbortController();
      downloadBrowserModel(
        (progress) => sendBack({ type: 'download.progress', progress }),
        controller.signal,
      ).then(
        () => sendBack({ type: 'download.finish' }),
        (error) => sendBack({ type: 'download.fail', diagnosis: Object(error).diagnosis }),
      );
      return () => controller.abort();
    }),
  };
}
