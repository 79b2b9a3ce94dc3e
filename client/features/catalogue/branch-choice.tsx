import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { BranchListQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/branch-scope.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './branch-choice.styles.ts';
import { servicesAddress } from './service-filter.ts';

type BranchChoiceProps = { branches: BranchListQuery['branches']; chosen: string | null };

/** Which branch to book at; its name is always in sight. A `details` element, so that it opens without JavaScript. */
export const BranchChoice = ({ branches, chosen }: BranchChoiceProps) => {
  const text = useText();
  const { choose } = useChosenBranch();
  const details = useRef<HTMLDetailsElement>(null);
  const current = branches.find(({ id }) => id === chosen);
  const close = () => details.current?.removeAttribute('open');
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details className={styles.choice} ref={details} onBlur={onBlur} onKeyDown={onKeyDown}>
      <summary aria-label={text('catalogue.branch.label', { name: current?.name ?? text('catalogue.branch.choose') })}>
        <Icon name="map-pin" />
        <span>{current?.name ?? text('catalogue.branch.choose')}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {branches.map(({ id, name, cityName }) => (
          <li key={id}>
            <Link
              to={servicesAddress({ branch: id })}
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => {
                choose(id);
                close();
              }}
            >
              <span>
                {name}
                {cityName && <small>{cityName}</small>}
              </span>
              {id === chosen && <Icon name="check" />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
};
