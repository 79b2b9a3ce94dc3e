import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { countWishes, noArrangement, type ServiceFilter, servicesPath } from './service-filter.ts';

/** Why a list is empty, and the way out. */
const reasonOf = (filter: ServiceFilter) => {
  const { branch, menu, category, page } = filter;
  if (countWishes(filter) > 0) {
    return {
      title: 'catalogue.empty.unfit',
      body: 'catalogue.empty.unfitBody',
      action: 'catalogue.arrange.clear',
      to: servicesPath({ ...filter, ...noArrangement, page: 1, service: null }),
    } as const;
  }
  const ways = { title: 'catalogue.empty.title', body: 'catalogue.empty.body' } as const;
  return category !== null || menu !== null || page > 1
    ? ({ ...ways, action: 'catalogue.empty.showAll', to: servicesPath({ branch }) } as const)
    : ({ ...ways, action: 'catalogue.empty.branches', to: '/branches' } as const);
};

export const Part = ({ filter }: { filter: ServiceFilter }) => {
  const text = useText();
  const { title, body, action, to } = reasonOf(filter);
  return (
    <EmptyState
      picture="results"
      title={text(title)}
      action={
        <Link to={to} className={buttonLook.secondary.md}>
          {text(action)}
        </Link>
      }
    >
      {text(body)}
    </EmptyState>
  );
};
