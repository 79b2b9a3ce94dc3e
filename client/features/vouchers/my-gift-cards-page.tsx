import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'vouchers.mine.title' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('vouchers.mine.title')}</h1>;
};
