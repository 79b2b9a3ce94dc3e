import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** How long the button says that it has copied. Milliseconds. */
const saysSoMs = 2000;

/** Copies a text; where the browser does not let it, a toast says so. */
export const useCopy = () => {
  const text = useText();
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: copying again starts the time anew
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), saysSoMs);
    return () => clearTimeout(timer);
  }, [isCopied, copies]);
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      setCopies((count) => count + 1);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
      showToast({ title: text('invitations.invite_copy_failed'), color: 'error' });
    }
  };
  return { copy, isCopied };
};
