import { useText } from '../i18n/use-text.ts';
import { Link } from '../routing/link.tsx';
import { Icon } from '../ui/media/icon.tsx';
import * as styles from './list-links.styles.ts';

/** A page number, or a gap between two that are not neighbours. */
type PageStep = number | 'gap';

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The pages to offer: the first, the last and those around the current one; a gap of one page is that page. */
export const pageWindow = (current: number, last: number): PageStep[] => {
  if (last <= 7) return range(1, last);
  const at = Math.min(Math.max(current, 1), last);
  const from = at <= 4 ? 2 : Math.min(at - 1, last - 4);
  const to = at >= last - 3 ? last - 1 : Math.max(at + 1, 5);
  const before: PageStep[] = from > 2 ? ['gap'] : [];
  const after: PageStep[] = to < last - 1 ? ['gap'] : [];
  return [1, ...before, ...range(from, to), ...after, last];
};

export type PaginationProps = {
  currentPage: number;
  lastPage: number;
  /** The path of a page of this list. */
  pathOf: (page: number) => string;
};

const keyed = (steps: PageStep[]) =>
  steps.map((step, index) => ({ step, key: step === 'gap' ? `gap-${index}` : step }));

/** Numbered ways to every page of a list. */
export const Pagination = ({ currentPage, lastPage, pathOf }: PaginationProps) => {
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
      {currentPage < lastPage && (
        <Link to={pathOf(currentPage + 1)} rel="next">
          <span className={styles.label}>{text('catalogue.pages.next')}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
};
