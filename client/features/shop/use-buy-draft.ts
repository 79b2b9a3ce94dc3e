import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAddPieces } from '../../cart/use-add-pieces.ts';
import { type Failure, failureOf, textOfFailure } from '../../graphql/failure.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { takeWantedAction } from '../../session/wanted-action.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useOpenSignIn } from '../session/public.ts';
import { type DraftLine, keyOf, type useDraft } from './use-draft.ts';
import { useShopBranch } from './use-purchase.ts';

/** Why a line was not taken, by its key. */
type Refusals = ReadonlyMap<string, string>;

const none: Refusals = new Map();

/** Failures that the following lines would get as well; these lines are not sent. */
const endsAll = new Set<Failure['code']>(['UNAUTHENTICATED', 'RATE_LIMITED', 'PROVIDER_TIMEOUT', 'NETWORK']);

/** Says how many lines are in the cart when some stayed in the draft. */
const useTellOutcome = () => {
  const text = useText();
  const navigate = useNavigate();
  return (inCart: number, inDraft: number) => {
    if (inCart === 0) return showToast({ title: text('shop.draft.noneBought'), color: 'error' });
    showToast({
      title: text('shop.draft.someBought', { count: inCart }),
      description: text('shop.draft.someStayed', { count: inDraft }),
      color: 'warning',
      action: { label: text('shop.buy.toCart'), onClick: () => navigate('/cart') },
    });
  };
};

/** Calls `run` once for a customer who wanted this as a guest, as soon as there is something to buy. */
const useWantedRun = (hasLines: boolean, run: () => Promise<void>) => {
  const session = useSession();
  const isWanted = useRef(false);
  const start = useEffectEvent(run);
  useEffect(() => {
    if (session && takeWantedAction('buyDraft')) isWanted.current = true;
    if (!isWanted.current || !hasLines) return;
    isWanted.current = false;
    void start();
  }, [session, hasLines]);
};

/** Leads to the cart, unless the customer has gone elsewhere meanwhile. */
const useToCart = () => {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current && navigate('/cart');
};

/**
 * Puts one line after the other into the cart. What is in the cart leaves the draft; what is refused stays there with
 * the reason, and hinders none of the others.
 */
export const useBuyDraft = ({ lines, remove }: ReturnType<typeof useDraft>) => {
  const text = useText();
  const locale = useLocale();
  const session = useSession();
  const openSignIn = useOpenSignIn();
  const toCart = useToCart();
  const tellOutcome = useTellOutcome();
  const branchId = useShopBranch();
  const addPieces = useAddPieces();
  const [isBusy, setIsBusy] = useState(false);
  const [refusals, setRefusals] = useState(none);

  const signIn = () => openSignIn({ returnTo: localePath(locale, '/shop/shop-draft'), action: { kind: 'buyDraft' } });
  const addAll = async (wanted: readonly DraftLine[]) => {
    const found = new Map<string, string>();
    let inCart = 0;
    for (const line of wanted) {
      const { productId, soldAs, extension, quantity } = line;
      const { error } = await addPieces({ productId, branchId, as: soldAs, extension, quantity });
      const failure = error && failureOf(error);
      if (!failure) {
        inCart += 1;
        remove(keyOf(line));
      } else if (failure.code !== 'UNAUTHENTICATED') found.set(keyOf(line), textOfFailure(text, failure));
      setRefusals(new Map(found));
      if (failure?.code === 'UNAUTHENTICATED') return signIn();
      if (failure && endsAll.has(failure.code)) break;
    }
    if (inCart === wanted.length) toCart();
    else tellOutcome(inCart, wanted.length - inCart);
  };
  const buy = async () => {
    if (!session) return signIn();
    if (isBusy || !lines) return;
    setIsBusy(true);
    await addAll(lines);
    setIsBusy(false);
  };
  useWantedRun(Boolean(lines && lines.length > 0), buy);
  return { buy, isBusy, refusals };
};
