import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'profile.page.title' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('profile.page.title')}</h1>;
};
