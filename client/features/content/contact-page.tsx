import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'content.contact.title' }), description: intl.formatMessage({ id: 'content.contact.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('content.contact.title')}</h1>;
};
