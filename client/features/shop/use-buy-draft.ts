import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf, textOfFailure } from '../../graphql/failure.ts';
import { useAddToCartMutation } from '../../graphql/generated/operations.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { showToast } from '../../ui/toast.ts';
import { useCart } from '../cart/public.ts';
import { useOpenSignIn } from '../session/public.ts';
import { type DraftLine, keyOf } from './draft.ts';
import { shortName } from './purchase-rules.ts';
import type { useDraft } from './use-draft.ts';
import { useShopBranch } from './use-purchase.ts';

/** Puts one line after the other into the cart. What is in the cart leaves the draft; the first refusal ends it. */
export const useBuyDraft = ({ lines, remove }: ReturnType<typeof useDraft>) => {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const session = useSession();
  const openSignIn = useOpenSignIn();
  const branchId = useShopBranch();
  const { params } = useCart();
  const [, addToCart] = useAddToCartMutation();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);

  const signIn = () => openSignIn({ returnTo: localePath(locale, '/shop/shop-draft'), action: { kind: 'buyDraft' } });
  const addLine = async (line: DraftLine): Promise<boolean> => {
    const { productId, extension, quantity } = line;
    const { error } = await addToCart({
      input: { productId, branchId, extension, quantity, cartLineId: null },
      params,
    });
    if (!error) remove(keyOf(line));
    else {
      const failure = failureOf(error);
      showToast({ title: shortName(line.name), description: textOfFailure(text, failure), color: 'error' });
      if (failure.code === 'UNAUTHENTICATED') signIn();
    }
    return !error;
  };
  const buy = async () => {
    if (!session) return signIn();
    if (isRunning.current || !lines) return;
    isRunning.current = true;
    setIsBusy(true);
    let isDone = true;
    for (const line of lines) isDone = isDone && (await addLine(line));
    isRunning.current = false;
    setIsBusy(false);
    if (isDone) navigate('/cart');
  };

  const isWanted = useRef(false);
  const hasLines = Boolean(lines && lines.length > 0);
  const run = useRef(buy);
  useEffect(() => {
    run.current = buy;
  });
  useEffect(() => {
    if (session && takeWantedAction('buyDraft')) isWanted.current = true;
    if (!isWanted.current || !hasLines) return;
    isWanted.current = false;
    void run.current();
  }, [session, hasLines]);
  return { buy, isBusy };
};
