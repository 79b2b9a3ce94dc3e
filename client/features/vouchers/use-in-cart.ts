import { useState } from 'react';
import { useCart } from '../../cart/use-cart.ts';
import { textOfFailure } from '../../graphql/failure.ts';
import { useText } from '../../i18n/use-text.ts';
import { useRouter } from '../../routing/router-scope.tsx';
import { useSessionEnded } from '../../session/session-ended.tsx';
import { showToast } from '../../ui/feedback/toast.ts';

/** Puts a gift card to the cart: into it when there is something to pay for, else it waits there. */
export const useInCart = (onTaken: () => void) => {
  const text = useText();
  const { navigate } = useRouter();
  const onSessionEnded = useSessionEnded();
  const { setGiftCard, settle } = useCart();
  const [isTrying, setIsTrying] = useState(false);
  const use = async (serialNumber: string) => {
    setIsTrying(true);
    const outcome = await setGiftCard(serialNumber);
    const cart = await settle();
    setIsTrying(false);
    if (outcome?.kind === 'failed') {
      showToast({ title: textOfFailure(text, outcome.failure), color: 'error' });
      if (outcome.failure.code === 'UNAUTHENTICATED') onSessionEnded();
    }
    if (outcome?.kind === 'refused')
      showToast({ title: outcome.message ?? text('vouchers.use.refused'), color: 'error' });
    if (outcome?.kind !== 'done') return;
    onTaken();
    const isEmpty = !cart?.lines.length;
    showToast({ title: text(isEmpty ? 'vouchers.use.later' : 'vouchers.use.done'), color: 'success' });
    if (!isEmpty) navigate('/cart');
  };
  return { use, isTrying };
};
