import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'gifts.list.title' }), description: intl.formatMessage({ id: 'gifts.list.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('gifts.list.title')}</h1>;
};
