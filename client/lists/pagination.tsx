import { useText } from '../i18n/use-text.ts';
import { Link } from '../routing/link.tsx';
import { usePreloadInView } from '../routing/use-preload-in-view.ts';
import { Icon } from '../ui/media/icon.tsx';
import { type PageStep, pageWindow } from './page-window.ts';
import * as styles from './pagination.styles.ts';

export type PaginationProps = {
  currentPage: number;
  lastPage: number;
  /** The path of a page of this list. */
  pathOf: (page: number) => string;
};

const keyed = (steps: PageStep[]) =>
  steps.map((step, index) => ({ step, key: step === 'gap' ? `gap-${index}` : step }));

const NextLink = ({ to }: { to: string }) => {
  const text = useText();
  const preload = usePreloadInView(to);
  return (
    <Link to={to} rel="next" ref={preload}>
      <span className={styles.label}>{text('catalogue.pages.next')}</span>
      <Icon name="chevron-right" />
    </Link>
  );
};

/** Numbered ways to every page of a list. The next one is fetched as soon as its link is seen. */
export const Part = ({ currentPage, lastPage, pathOf }: PaginationProps) => {
  const text = useText();
  return (
    <nav className={styles.pagination} aria-label={text('catalogue.pages.label')}>
      {currentPage > 1 && (
        <Link to={pathOf(currentPage - 1)} rel="prev">
          <Icon name="chevron-left" />
          <span className={styles.label}>{text('catalogue.pages.previous')}</span>
        </Link>
      )}
      <ol>
        {keyed(pageWindow(currentPage, lastPage)).map(({ step, key }) => (
          <li key={key}>
            {step === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={pathOf(step)}
                aria-label={text('catalogue.pages.page', { page: step })}
                aria-current={step === currentPage ? 'page' : undefined}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {currentPage < lastPage && <NextLink to={pathOf(currentPage + 1)} />}
    </nav>
  );
};
