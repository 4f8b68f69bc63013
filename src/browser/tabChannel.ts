/** The tabs of this page in one browser. */
export interface TabChannel {
  /** Tells the other tabs something. */
  post(message: unknown): void;
  close(): void;
}

/**
 * Opens a channel to the other tabs of this page. In a browser without channels, nobody is heard.
 *
 * @param listener called with what another tab says; every page of the same origin can be that tab
 */
export function openTabChannel(name: string, listener: (message: unknown) => void): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return { post() {}, close() {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => listener(data);
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
