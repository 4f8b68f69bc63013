import { type ClipboardEvent, type SubmitEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Markdown from 'react-markdown';

/** Lists ingredients and shows a recipe, as plainly as React can. */
function RecipeAssistant() {
  const [ingredients, setIngredients] = useState<string[]>([]);
  const [recipe, setRecipe] = useState('');

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const ingredient = String(new FormData(form).get('ingredient'));
    setIngredients([...ingredients, ingredient]);
    form.reset();
  }

  async function ask() {
    const response = await fetch('https://router.huggingface.co/v1/chat/completions', {
      method: 'POST',
      body: JSON.stringify({ messages: [{ role: 'user', content: ingredients.join(', ') }] }),
    });
    const isStream = response.headers.get('content-type') === 'text/event-stream';
    const events = isStream ? (await response.text()).split('data: ').slice(1, -1) : [];
    const words = events.map((event) => JSON.parse(event).choices[0].delta.content ?? '');
    setRecipe(words.join('') || (await response.json()).choices[0].message.content);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    setIngredients(event.clipboardData.getData('text').split('\n'));
  }

  return (
    <main>
      <form onSubmit={add}>
        <input name="ingredient" aria-label="Ingredient" autoComplete="off" onPaste={paste} />
        <button type="submit">Add ingredient</button>
      </form>
      <ul>
        {ingredients.map((ingredient) => (
          <li key={ingredient}>{ingredient}</li>
        ))}
      </ul>
      <button type="button" onClick={ask}>
        Get a recipe
      </button>
      <Markdown>{recipe}</Markdown>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<RecipeAssistant />);
