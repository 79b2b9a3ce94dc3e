import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'admin.page.title' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('admin.page.title')}</h1>;
};
