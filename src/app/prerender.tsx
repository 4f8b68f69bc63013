import { renderToString } from 'react-dom/server.edge';
import { App } from './App';
import { RecipeContext } from './RecipeContext';

/** Renders the first screen of an empty kitchen, as the page itself does when it starts. */
export function prerender(): string {
  return renderToString(
    <RecipeContext.Provider>
      <App />
    </RecipeContext.Provider>,
  );
}
