import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CombinedError, useClient } from 'urql';
import type { Added, Pieces } from '../../cart/add-to-cart.ts';
import type { BuyablePartsFragment } from '../../graphql/generated/graphql.ts';
import { useShopMenusQuery } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { shortName } from '../../i18n/short-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useOpenSignIn } from '../session/public.ts';
import { keyOf, type SoldAs, useDraft, type Wish } from './use-draft.ts';

export type Buyable = BuyablePartsFragment;

/** The wished size if there is one, else the smallest; a gift card has none. */
export const sizeOf = ({ sizes }: Pick<Buyable, 'sizes'>, extension: string | null) =>
  sizes.find((size) => size.extension === extension) ?? sizes[0] ?? null;

/** The price of one piece, in halalas. */
export const pieceOf = (product: Buyable, extension: string | null): number =>
  (sizeOf(product, extension) ?? product).price.amount;

/** The cost of the choice, in halalas. */
export const totalOf = (product: Buyable, { extension, quantity }: Wish): number =>
  pieceOf(product, extension) * quantity;

/** Puts pieces into the cart; the code for it, and the cart's own, arrive with the first ones. */
const useAddPieces = () => {
  const client = useClient();
  return async (pieces: Pieces): Promise<Added> => {
    try {
      const { addPieces } = await import('../../cart/add-to-cart.ts');
      return await addPieces(client, pieces);
    } catch (error) {
      return { error: new CombinedError({ networkError: error as Error }) };
    }
  };
};

/** Where a customer buys a product: at the chosen branch, else where the shop itself stands. Guests sign in first. */
export const useShopBranch = (): string | null => {
  const { chosen } = useChosenBranch();
  const session = useSession();
  const [{ data }] = useShopMenusQuery({ pause: chosen !== null || session === null });
  return chosen ?? data?.shopMenus.branchId ?? null;
};

type PurchaseOptions = {
  soldAs: SoldAs;
  wanted?: Wish | undefined;
  /** Called when the product is in the cart. */
  onAdded?: () => void;
};

/** Puts a product into the cart and out of the saved items. Guests sign in first. */
export const useAddToCart = ({ id: productId, name }: Pick<Buyable, 'id' | 'name'>, options: PurchaseOptions) => {
  const { soldAs, onAdded } = options;
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const openSignIn = useOpenSignIn();
  const branchId = useShopBranch();
  const addPieces = useAddPieces();
  const draft = useDraft();
  const { submit, isBusy } = useSubmit();
  const add = ({ extension, quantity }: Wish) => {
    const pieces = { productId, extension, quantity };
    const signIn = () => openSignIn({ action: { kind: 'buyProduct', soldAs, ...pieces } });
    if (!session) return signIn();
    return submit(() => addPieces({ branchId, as: soldAs, ...pieces }), {
      onSuccess: () => {
        draft.remove(keyOf(pieces));
        const action = { label: text('shop.buy.toCart'), onClick: () => navigate('/cart') };
        showToast({ title: text('shop.buy.added', { name: shortName(name) }), color: 'success', action });
        onAdded?.();
      },
      onFailure: ({ code }) => code === 'UNAUTHENTICATED' && signIn(),
    });
  };
  return { add, isBusy };
};

/** A customer's choice of a product, its cost, and the way into the cart. */
export const usePurchase = (product: Buyable, options: PurchaseOptions) => {
  const { add, isBusy } = useAddToCart(product, options);
  const [wish, setWish] = useState<Wish>(options.wanted ?? { extension: null, quantity: 1 });
  const extension = sizeOf(product, wish.extension)?.extension ?? null;
  const chosen = { extension, quantity: wish.quantity };
  return {
    wish: chosen,
    piece: pieceOf(product, extension),
    total: totalOf(product, chosen),
    isBusy,
    add: () => add(chosen),
    choose: (part: Partial<Wish>) => setWish({ ...chosen, ...part }),
  };
};

export type Purchase = ReturnType<typeof usePurchase>;
