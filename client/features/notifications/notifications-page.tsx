import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'notifications.list.title' }), description: intl.formatMessage({ id: 'notifications.list.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('notifications.list.title')}</h1>;
};
