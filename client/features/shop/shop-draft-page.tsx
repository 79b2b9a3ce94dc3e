import { useText } from '../../i18n/use-text.ts';
import type { HeadContext } from '../../routing/page.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'shop.draft.title' }), description: intl.formatMessage({ id: 'shop.draft.description' }) });

export const Page = () => {
  const text = useText();
  return <h1>{text('shop.draft.title')}</h1>;
};
