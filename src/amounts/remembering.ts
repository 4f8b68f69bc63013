/** Gives its answer to a known text again. Forgets all answers when there are more than `most`. */
export function remembering<Answer>(find: (text: string) => Answer, most: number) {
  const known = new Map<string, Answer>();
  return (text: string): Answer => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = find(text);
    if (known.size >= most) known.clear();
    known.set(text, answer);
    return answer;
  };
}
