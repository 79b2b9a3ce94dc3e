import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { persisted } from '../../storage/persisted.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { GiftFormProps } from './dialogs.ts';
import { type GiftDraft, giftOf } from './gift-draft.ts';
import * as styles from './gift-form.styles.ts';
import { GiftFormFields } from './gift-form-fields.tsx';
import { GiftPreview } from './gift-preview.tsx';

/** What was typed into the gift form and not confirmed, kept by this tab over a reload; null when there is nothing. */
const keptGiftDraft = persisted('gift-draft', (stored) => stored as GiftDraft | null, {
  personal: true,
  tabOnly: true,
});

export const Dialog = (props: GiftFormProps & DialogControls) => {
  const { gift, receiver, service, onTakeOut, onConfirm, onEnd, onClose } = props;
  const text = useText();
  const formId = useId();
  const [draft, setDraft] = useState((): GiftDraft => ({ ...(keptGiftDraft.read() ?? gift), ...receiver }));
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const wanted = giftOf(draft);
  const change = (part: GiftDraft) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keptGiftDraft.write(next);
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!wanted || isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    const message = await onConfirm(wanted);
    setIsBusy(false);
    setRefusal(message);
    if (message !== null) return;
    keptGiftDraft.clear();
    onClose();
    onEnd({ name: 'gift confirmed', gift: wanted });
  };
  const close = () => {
    onClose();
    onEnd({ name: 'gift not confirmed', former: gift });
  };
  return (
    <DialogFrame
      title={text('gifts.form.title')}
      onClose={close}
      busy={isBusy}
      footer={
        <>
          {!wanted && <p className={styles.needed}>{text('gifts.form.needed')}</p>}
          <Button
            type="submit"
            form={formId}
            size="lg"
            fullWidth
            icon="gift"
            disabled={!wanted}
            waiting={isBusy}
            waitingLabel={text('gifts.form.confirming')}
          >
            {text('gifts.form.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate autoComplete="off" onSubmit={confirm} className={looks.stack5}>
        <p className={looks.muted}>{text('gifts.form.lead')}</p>
        {refusal !== null && (
          <p role="alert" className={looks.notice}>
            <Icon name="circle-alert" />
            {refusal}
          </p>
        )}
        <GiftFormFields draft={draft} onChange={change} />
        <GiftPreview draft={draft} service={service} onTakeOut={onTakeOut} />
      </form>
    </DialogFrame>
  );
};
