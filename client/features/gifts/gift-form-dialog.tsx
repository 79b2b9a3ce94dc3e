import { useState } from 'react';
import { useCart } from '../../cart/use-cart.ts';
import { receiverName } from '../../i18n/short-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { persisted } from '../../storage/persisted.ts';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { GiftFormProps } from './dialogs.ts';
import { type GiftDraft, giftOf } from './gift-draft.ts';
import { GiftFormFields } from './gift-form-fields.tsx';
import { GiftPreview } from './gift-preview.tsx';
import { useConfirmGift } from './use-confirm-gift.ts';

/** The unconfirmed input of the gift form, kept by this tab over a reload; null when there is nothing. */
const keptGiftDraft = persisted('gift-draft', (stored) => stored as GiftDraft | null, {
  personal: true,
  tabOnly: true,
});

export const Dialog = ({ receiver, service, onTakeOut, onClose }: GiftFormProps & DialogControls) => {
  const text = useText();
  const { gift } = useCart().params;
  const confirmGift = useConfirmGift(service);
  const [draft, setDraft] = useState((): GiftDraft => ({ ...(keptGiftDraft.read() ?? gift), ...receiver }));
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const wanted = giftOf(draft);
  const change = (part: GiftDraft) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keptGiftDraft.write(next);
  };
  const confirm = async () => {
    if (!wanted || isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    const message = await confirmGift(wanted);
    setIsBusy(false);
    setRefusal(message);
    if (message !== null) return;
    keptGiftDraft.clear();
    onClose();
    showToast({ title: text('cart.gift.confirmed', { name: receiverName(wanted) }), color: 'success' });
  };
  const close = () => {
    onClose();
    showToast({ title: text(gift ? 'cart.gift.unchanged' : 'cart.gift.notConfirmed'), color: 'info' });
  };
  const button = {
    icon: 'gift',
    disabled: !wanted,
    waiting: isBusy,
    waitingLabel: text('gifts.form.confirming'),
    children: text('gifts.form.confirm'),
  } as const;
  return (
    <FormFrame
      title={text('gifts.form.title')}
      onClose={close}
      button={button}
      below={!wanted && <p className={looks.quiet}>{text('gifts.form.needed')}</p>}
      onSubmit={confirm}
    >
      <p className={looks.muted}>{text('gifts.form.lead')}</p>
      {refusal !== null && (
        <p role="alert" className={looks.notice}>
          <Icon name="circle-alert" />
          {refusal}
        </p>
      )}
      <GiftFormFields draft={draft} onChange={change} />
      <GiftPreview draft={draft} service={service} onTakeOut={onTakeOut} />
    </FormFrame>
  );
};
