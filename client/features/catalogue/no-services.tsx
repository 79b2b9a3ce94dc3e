import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { countWishes, noArrangement, type ServiceFilter, servicesPath } from './service-filter.ts';

/** Why a list is empty, and the way out. */
const reasonOf = (filter: ServiceFilter) => {
  const { branch, menu, category, page } = filter;
  const body = 'catalogue.empty.body' as const;
  if (countWishes(filter) > 0) {
    const to = servicesPath({ ...filter, ...noArrangement, page: 1, service: null });
    return { body: 'catalogue.empty.unfitBody', action: 'catalogue.arrange.clear', to } as const;
  }
  return category !== null || menu !== null || page > 1
    ? ({ body, action: 'content.home.allServices', to: servicesPath({ branch }) } as const)
    : ({ body, action: 'catalogue.empty.branches', to: '/branches' } as const);
};

export const Part = ({ filter }: { filter: ServiceFilter }) => {
  const text = useText();
  const { body, action, to } = reasonOf(filter);
  return (
    <EmptyList picture="results" title={text('catalogue.empty.title')} to={to} way={text(action)}>
      {text(body)}
    </EmptyList>
  );
};
