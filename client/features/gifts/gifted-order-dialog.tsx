import { useText } from '../../i18n/use-text.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { GiftBody, useReceiverAnswers } from './gift-body.tsx';
import type { GiftedOrderProps, GiftWays } from './gift-props.ts';
import { GiftTitle } from './gift-title.tsx';
import * as styles from './gifted-order.styles.ts';
import { useGiftedOrder } from './use-gifted-order.ts';

export const Dialog = ({ giftId, isStuck, ways, onClose }: GiftedOrderProps & DialogControls & { ways: GiftWays }) => {
  const text = useText();
  const { gift, problem, canRetry, fetching, retry } = useGiftedOrder(giftId);
  const { answer, footer } = useReceiverAnswers(giftId, gift, ways);
  return (
    <DialogFrame
      title={gift ? <GiftTitle gift={gift} /> : text('gifts.show.title')}
      onClose={onClose}
      busy={answer.isAccepting}
      tall={!problem}
      footer={footer}
    >
      {isStuck && (
        <p role="alert" className={styles.stuck}>
          <Icon name="circle-alert" />
          {text('gifts.show.stuck')}
        </p>
      )}
      {!gift && !problem && <DialogSkeleton />}
      {problem && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} {...(canRetry && { onTryAgain: retry })} waiting={fetching}>
          {text(problem)}
        </ErrorState>
      )}
      {gift && <GiftBody gift={gift} ways={ways} />}
    </DialogFrame>
  );
};
