import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'session.status.title' }), description: intl.formatMessage({ id: 'session.status.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('session.status.title')}</h1>;
};
