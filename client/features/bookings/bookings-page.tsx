import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'bookings.list.title' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('bookings.list.title')}</h1>;
};
