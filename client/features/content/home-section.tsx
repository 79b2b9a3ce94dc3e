import type { ReactNode } from 'react';
import { failureOf, textOfFailure } from '../../graphql/failure.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './home-page.styles.ts';

type Asked<Data> = { data?: Data | undefined; error?: Parameters<typeof failureOf>[0] | undefined; fetching: boolean };

type HomeSectionProps<Data> = {
  title: string;
  more?: { to: string; label: string };
  /** What the section shows; it fails and waits by itself. */
  asked: readonly [Asked<Data>, (options: { requestPolicy: 'network-only' }) => void];
  waiting: ReactNode;
  /** Null when there is nothing to show: the section is left out. */
  children: (data: Data) => ReactNode;
};

/** One part of the home page that stands or falls on its own. */
export const HomeSection = <Data,>({ title, more, asked, waiting, children }: HomeSectionProps<Data>) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = asked;
  const content = data ? children(data) : waiting;
  if (content === null) return null;
  return (
    <section className={styles.section}>
      <div className={styles.sectionTop}>
        <h2>{title}</h2>
        {more && (
          <Link to={more.to}>
            {more.label}
            <Icon name="chevron-right" />
          </Link>
        )}
      </div>
      {error && !data ? (
        <ErrorState
          tryAgainLabel={text('shell.tryAgain')}
          onTryAgain={() => execute({ requestPolicy: 'network-only' })}
          waiting={fetching}
        >
          {textOfFailure(text, failureOf(error))}
        </ErrorState>
      ) : (
        content
      )}
    </section>
  );
};
