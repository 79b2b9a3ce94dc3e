import { useText } from '../../i18n/use-text.ts';
import { ArrivalSheet } from '../../routing/arrival-sheet.tsx';
import { useGiftWays } from './dialogs.ts';
import { GiftBody, useReceiverAnswers } from './gift-body.tsx';
import { GiftTitle } from './gift-title.tsx';
import type { GiftDetails } from './use-gifted-order.ts';

/** The dialog of a gift as it stands there until it is live. */
export const Part = ({ gift, under }: { gift: GiftDetails; under: string }) => {
  const text = useText();
  const ways = useGiftWays();
  const { footer } = useReceiverAnswers(gift.id, gift, ways);
  return (
    <ArrivalSheet tall title={<GiftTitle gift={gift} />} under={under} closeLabel={text('shell.close')} footer={footer}>
      <GiftBody gift={gift} ways={ways} />
    </ArrivalSheet>
  );
};
