export function sendByHand() {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  return {
    parts: readable as AsyncIterable<string>,
    send: (part: string) => void writer.write(part),
    end: () => void writer.close(),
  };
}
