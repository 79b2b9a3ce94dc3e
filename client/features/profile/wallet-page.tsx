import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'profile.wallet.title' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('profile.wallet.title')}</h1>;
};
