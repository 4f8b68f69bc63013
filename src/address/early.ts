// While Chrome holds the first frame, for the font, the page can be laid out.
document.body.getBoundingClientRect();

/*
 * Lists what is added before the page's own script is there. Stands in a built page itself. The
 * ingredients go into the address, as they do where no script runs at all: the page's script takes
 * them from there.
 */
addEventListener('submit', (event) => {
  const input = document.querySelector('input');
  const list = document.querySelector('ul');
  // What the page's own script has taken is not submitted any more when it comes by here.
  if (event.defaultPrevented || !input || !list) return;
  event.preventDefault();
  const name = input.value.trim();
  input.value = '';
  if (!name) return;

  const item = document.createElement('li');
  const text = document.createElement('span');
  text.dir = 'auto';
  text.textContent = name;
  item.append(text);
  list.append(item);

  const url = new URL(location.href);
  url.searchParams.append('ingredient', name);
  history.replaceState(history.state, '', url);
});
