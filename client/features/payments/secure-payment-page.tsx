import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'payments.secure.title' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('payments.secure.title')}</h1>;
};
