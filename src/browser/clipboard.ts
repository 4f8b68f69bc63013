export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The same text for programs that show formatted text, and for those that do not. */
export interface FormattedText {
  html: string;
  plain: string;
}

/**
 * Copies only plain text if the browser takes no other. False if the browser does not allow it.
 */
export async function copyFormatted({ html, plain }: FormattedText): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([plain], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(plain);
  }
}
