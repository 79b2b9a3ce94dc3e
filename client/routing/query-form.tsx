import type { FormEvent, ReactNode } from 'react';
import { localePath } from '../i18n/locale.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { markNavigation, useRouter } from './router-scope.tsx';

type QueryFormProps = {
  /** The path that the fields are sent to without scripts; what they do not say goes along in hidden fields. */
  to: string;
  /** The URL of the page that the fields ask for. */
  pathOf: (fields: URLSearchParams) => string;
  className?: string;
  onSent?: () => void;
  children: ReactNode;
};

/** A form whose fields become the query of a URL: a page that can be shared, and that works without scripts. */
export const QueryForm = ({ to, pathOf, className, onSent, children }: QueryFormProps) => {
  const action = localePath(useLocale(), to);
  const { navigate } = useRouter();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) fields.append(name, String(value));
    markNavigation();
    navigate(pathOf(fields), { state: { keepScroll: true } });
    onSent?.();
  };
  return (
    <form method="get" action={action} className={className} onSubmit={send}>
      {children}
    </form>
  );
};
