import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { countWishes, noArrangement, type ServiceFilter, servicesPath } from './service-filter.ts';

/** Why a list is empty, and the way out. */
export const Part = ({ filter }: { filter: ServiceFilter }) => {
  const text = useText();
  const isFiltered = filter.category !== null || filter.menu !== null || filter.page > 1;
  if (countWishes(filter) > 0) {
    return (
      <EmptyState
        picture="results"
        title={text('catalogue.empty.unfit')}
        action={
          <Link
            to={servicesPath({ ...filter, ...noArrangement, page: 1, service: null })}
            className={buttonLook.secondary.md}
          >
            {text('catalogue.arrange.clear')}
          </Link>
        }
      >
        {text('catalogue.empty.unfitBody')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      picture="results"
      title={text('catalogue.empty.title')}
      action={
        <Link
          to={isFiltered ? servicesPath({ branch: filter.branch }) : '/branches'}
          className={buttonLook.secondary.md}
        >
          {text(isFiltered ? 'catalogue.empty.showAll' : 'catalogue.empty.branches')}
        </Link>
      }
    >
      {text('catalogue.empty.body')}
    </EmptyState>
  );
};
