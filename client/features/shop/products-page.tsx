import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'shop.products.title' }), description: intl.formatMessage({ id: 'shop.products.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('shop.products.title')}</h1>;
};
