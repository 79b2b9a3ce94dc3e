/** Whether the text is on the clipboard now: a browser may forbid it, and has none outside secure contexts. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
