import { renderToString } from 'react-dom/server.edge';
import { App } from './App';
import { settings } from './config';
import { createApp } from './createApp';

/** Renders the first screen of an empty kitchen, as the page itself does when it starts. */
export function prerender(): string {
  return renderToString(<App app={createApp({ settings })} />);
}
