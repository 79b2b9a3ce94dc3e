/**
 * - `shared`: the device has taken it, or the customer thought better of it
 * - `copied`: this browser cannot share; the words are in the clipboard
 * - `failed`: neither was possible
 */
export type Sharing = 'shared' | 'copied' | 'failed';

/** Hands words to whatever the device shares with; where it cannot share, copies them. */
export const shareWords = async (title: string, message: string): Promise<Sharing> => {
  try {
    if (navigator.share) {
      await navigator.share({ title, text: message });
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await navigator.clipboard.writeText(message);
    return 'copied';
  } catch {
    return 'failed';
  }
};
