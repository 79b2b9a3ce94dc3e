import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'cart.page.title' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('cart.page.title')}</h1>;
};
