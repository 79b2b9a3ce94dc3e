import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'branches.list.title' }), description: intl.formatMessage({ id: 'branches.list.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('branches.list.title')}</h1>;
};
