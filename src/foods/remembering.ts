/** Forgets all answers when there are too many. */
export function remembering<Key, Answer>(find: (key: Key) => Answer, most = 5_000) {
  const known = new Map<Key, Answer>();
  return (key: Key): Answer => {
    if (known.has(key)) return known.get(key) as Answer;
    const answer = find(key);
    if (known.size >= most) known.clear();
    known.set(key, answer);
    return answer;
  };
}
