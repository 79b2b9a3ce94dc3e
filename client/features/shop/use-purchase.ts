import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAddPieces } from '../../cart/use-add-pieces.ts';
import { useShopMenusQuery } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useRouter } from '../../routing/router-scope.tsx';
import { useChosenBranch } from '../../session/branch-scope.tsx';
import { useSession } from '../../session/viewer-scope.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useOpenSignIn } from '../session/public.ts';
import { type Buyable, pieceOf, type SoldAs, shortName, sizeOf, totalOf, type Wish } from './purchase-rules.ts';

/** Where a customer buys a product: at the chosen branch, else where the shop itself stands. Guests sign in first. */
export const useShopBranch = (): string | null => {
  const { chosen } = useChosenBranch();
  const session = useSession();
  const [{ data }] = useShopMenusQuery({ pause: chosen !== null || session === null });
  return chosen ?? data?.shopMenus.branchId ?? null;
};

/** Asks a guest to sign in and remembers what they wanted to buy. */
const useBuyersSignIn = () => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const openSignIn = useOpenSignIn();
  return (productId: string, soldAs: SoldAs, wish: Wish) =>
    openSignIn({
      returnTo: localePath(locale, pathname) + search,
      action: { kind: 'buyProduct', productId, soldAs, ...wish },
    });
};

type PurchaseOptions = {
  soldAs: SoldAs;
  wanted?: Wish | undefined;
  /** Called when the product is in the cart. */
  onAdded?: () => void;
};

/** What a customer chooses of a product, what it costs, and the way into the cart. */
export const usePurchase = (product: Buyable, { soldAs, wanted, onAdded }: PurchaseOptions) => {
  const text = useText();
  const { navigate } = useRouter();
  const session = useSession();
  const signIn = useBuyersSignIn();
  const branchId = useShopBranch();
  const addPieces = useAddPieces();
  const { submit, isBusy } = useSubmit();
  const [wish, setWish] = useState<Wish>(wanted ?? { extension: null, quantity: 1 });
  const extension = sizeOf(product, wish.extension)?.extension ?? null;
  const chosen = { extension, quantity: wish.quantity };
  const add = () => {
    if (!session) return signIn(product.id, soldAs, chosen);
    return submit(() => addPieces({ productId: product.id, branchId, as: soldAs, ...chosen }), {
      onSuccess: () => {
        const action = { label: text('shop.buy.toCart'), onClick: () => navigate('/cart') };
        showToast({ title: text('shop.buy.added', { name: shortName(product.name) }), color: 'success', action });
        onAdded?.();
      },
      onFailure: ({ code }) => code === 'UNAUTHENTICATED' && signIn(product.id, soldAs, chosen),
    });
  };
  return {
    wish: chosen,
    piece: pieceOf(product, extension),
    total: totalOf(product, chosen),
    isBusy,
    add,
    choose: (part: Partial<Wish>) => setWish({ ...chosen, ...part }),
  };
};

export type Purchase = ReturnType<typeof usePurchase>;
