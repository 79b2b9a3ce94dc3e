import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'catalogue.services.title' }), description: intl.formatMessage({ id: 'catalogue.services.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('catalogue.services.title')}</h1>;
};
