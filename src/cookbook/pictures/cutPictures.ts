/** How pictures begin in base64: JPEG, PNG, GIF, WebP, HEIC and AVIF. JSON may write `/` as `\/`. */
const WRITTEN =
  /(["'])(?:data:image\\?\/[\w.+-]{1,20};base64,)?((?:\\?\/9j|iVBORw0KGgo|R0lGOD|UklGR|AAAA\wGZ0eX)[\w+/=\\-]{300,})\1/g;

/** Takes the pictures out of a recipe's file, whose limits count its words alone. `picture:0` is in their place. */
export function cutPictures(text: string): { words: string; pictures: string[] } {
  const pictures: string[] = [];
  const words = text.replace(WRITTEN, (_, quote, base64) => {
    pictures.push(base64);
    return `${quote}picture:${pictures.length - 1}${quote}`;
  });
  return { words, pictures };
}
