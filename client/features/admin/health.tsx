import type { OperationsPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './admin.styles.ts';

type HealthProps = { calls: OperationsPartsFragment['providerCalls']; isLive: boolean; isLost: boolean };

/** Whether the provider is well, in one sentence, and whether the page is told of every change. */
export const Health = ({ calls, isLive, isLost }: HealthProps) => {
  const text = useText();
  const failing = calls.filter(({ isFailing }) => isFailing).length;
  return (
    <div className={failing > 0 ? styles.trouble : styles.well}>
      <Icon name={failing > 0 ? 'triangle-alert' : 'circle-check'} />
      <p role="status">
        {failing > 0 ? text('admin.health.trouble', { count: failing }) : text('admin.health.well')}
        {isLost && ` ${text('admin.lost')}`}
      </p>
      <Badge color={isLive ? 'palm' : 'clay'}>{text(isLive ? 'admin.live' : 'admin.notLive')}</Badge>
    </div>
  );
};
