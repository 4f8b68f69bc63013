/** Lines of `Status` that a screen reader says and no one sees. An entry without words adds none. */
export const heardLines = (lines: readonly (string | false | null | undefined)[]) =>
  lines.map(
    (words) =>
      words && (
        <p key={words} className="visually-hidden" dir="auto">
          {words}
        </p>
      ),
  );
