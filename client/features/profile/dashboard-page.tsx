import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'profile.dashboard.title' }), description: intl.formatMessage({ id: 'profile.dashboard.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('profile.dashboard.title')}</h1>;
};
