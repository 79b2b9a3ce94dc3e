import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'vouchers.shop.title' }), description: intl.formatMessage({ id: 'vouchers.shop.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('vouchers.shop.title')}</h1>;
};
