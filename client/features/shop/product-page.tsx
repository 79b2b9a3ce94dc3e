import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'shop.product.title' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('shop.product.title')}</h1>;
};
