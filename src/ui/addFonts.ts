import roman from './styles/fonts/vollkorn.woff2';
import italic from './styles/fonts/vollkorn-italic.woff2';

/** Fetched at their first use. In the style sheet, they would delay the script on a slow line. */
export function addFonts(): void {
  const add = (file: string, descriptors: FontFaceDescriptors) =>
    document.fonts.add(
      new FontFace('Vollkorn', `url(${file})`, { ...descriptors, display: 'swap' }),
    );
  add(roman, { weight: '400 700' });
  add(italic, { style: 'italic' });
}
