import type { OperationsPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './admin.styles.ts';

type HealthProps = {
  calls: OperationsPartsFragment['providerCalls'];
  state: OperationsPartsFragment['sharedState'];
  isLive: boolean;
  isLost: boolean;
};

/** Whether the provider and the shared state are well, in a sentence each, and whether the page is told of every change. */
export const Health = ({ calls, state, isLive, isLost }: HealthProps) => {
  const text = useText();
  const failing = calls.filter(({ isFailing }) => isFailing).length;
  const isWell = failing === 0 && state.trouble === null;
  return (
    <div className={isWell ? styles.well : styles.trouble}>
      <Icon name={isWell ? 'circle-check' : 'triangle-alert'} />
      <p role="status">
        {failing > 0 ? text('admin.health.trouble', { count: failing }) : text('admin.health.well')}
        {state.trouble !== null && ` ${text('admin.health.stateAway', { reason: state.trouble })}`}
        {isLost && ` ${text('admin.lost')}`}
      </p>
      <Badge color={isLive ? 'palm' : 'clay'}>{text(isLive ? 'admin.live' : 'admin.notLive')}</Badge>
    </div>
  );
};
