import type { ReactNode } from 'react';
import { failureOf, ownSentence } from '../../graphql/failure.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './home-page.styles.ts';

type HomeSectionProps<Part> = {
  title: string;
  more?: { to: string; label: string };
  /** What the section shows: undefined until the answer is here, null when this part of it failed. */
  part: Part | null | undefined;
  error?: Parameters<typeof failureOf>[0] | undefined;
  fetching: boolean;
  onTryAgain: () => void;
  waiting: ReactNode;
  /** Where the section stands on a ground of its own. */
  band?: string;
  /** Null when there is nothing to show: the section is left out. */
  children: (part: Part) => ReactNode;
};

/** One part of the home page that stands or falls on its own. */
export const HomeSection = <Part,>({ title, more, part, error, fetching, band, ...rest }: HomeSectionProps<Part>) => {
  const text = useText();
  const content = part ? rest.children(part) : rest.waiting;
  if (content === null) return null;
  return (
    <section className={band ? `${styles.section} ${band}` : styles.section}>
      <div className={styles.sectionTop}>
        <h2>{title}</h2>
        {more && (
          <Link to={more.to}>
            {more.label}
            <Icon name="chevron-right" />
          </Link>
        )}
      </div>
      {error && !part ? (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={rest.onTryAgain} waiting={fetching}>
          {ownSentence(text, failureOf(error))}
        </ErrorState>
      ) : (
        content
      )}
    </section>
  );
};
