/** Makes a function that makes a value when it is first asked for it: in a test, not while tests are collected. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
