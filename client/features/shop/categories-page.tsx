import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'shop.categories.title' }), description: intl.formatMessage({ id: 'shop.categories.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('shop.categories.title')}</h1>;
};
