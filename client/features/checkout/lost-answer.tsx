import { useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import * as styles from './checkout.styles.ts';

type LostAnswerProps = Record<'onStartOver' | 'onClose', () => void> & { canStartOver: boolean };

/** Nobody can say whether the order exists: where to look, and after a second try a way to begin anew. */
export const LostAnswer = ({ canStartOver, onStartOver, onClose }: LostAnswerProps) => {
  const text = useText();
  const navigate = useNavigate();
  const toBookings = () => {
    onClose();
    navigate('/dashboard/bookings');
  };
  return (
    <div className={styles.lost} role="alert">
      <p>{text('checkout.lost')}</p>
      <div className={styles.lostWays}>
        <Button variant="secondary" onClick={toBookings}>
          {text('checkout.toBookings')}
        </Button>
        {canStartOver && (
          <Button variant="ghost" onClick={onStartOver}>
            {text('checkout.startOver')}
          </Button>
        )}
      </div>
    </div>
  );
};
