import type { Word } from '../../i18n/words.ts';
import { defineDialog } from '../../ui/dialog-store.tsx';
import type { Gift, GiftDraft } from './gift-draft.ts';

export type GiftFormProps = {
  /** The gift that the order is already; null when it is none yet. */
  gift: Gift | null;
  /** What was typed before and not confirmed. */
  draft: GiftDraft | null;
  /** What is given. */
  products: readonly { id: string; name: string; image: string | null }[];
  onDraft: (draft: GiftDraft | null) => void;
  /** Makes the order a gift; answers why not, null once it is done. Never rejects. */
  onConfirm: (gift: Gift) => Promise<string | null>;
};

/** To whom an order is sent as a gift. */
export const giftFormDialog = defineDialog<GiftFormProps>({
  name: 'GiftedOrderDialog',
  words: ['gifts'] satisfies Word[],
  load: () => import('./gift-form-dialog.tsx'),
});
