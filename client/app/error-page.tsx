import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { localePath } from '../i18n/locale.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { Link } from '../routing/link.tsx';
import { reloadForMissingCode } from '../routing/newer-build.ts';
import { NotFoundError } from '../routing/page.ts';
import { pageNames } from '../routing/page-names.ts';
import { buttonLook } from '../ui/button.styles.ts';
import { Button } from '../ui/button.tsx';
import { state } from '../ui/feedback/state.styles.ts';
import * as looks from '../ui/looks.styles.ts';
import { StatePicture } from '../ui/media/state-picture.tsx';
import { pageTitle } from '../ui/page-top.styles.ts';
import { DefaultLayout } from './layouts.tsx';

const things = ['service', 'product', 'branch'] as const;

/** The title for a page that exists while the thing in its URL does not: names the thing, if the URL does. */
export const goneTitle = (search: string): MessageId => {
  const named = new URLSearchParams(search);
  return `shell.gone.${things.find((thing) => named.has(thing)) ?? 'other'}`;
};

const texts = {
  403: { picture: 'guest', title: 'shell.forbidden.title', body: 'shell.forbidden.body' },
  404: { picture: 'not-found', title: 'shell.notFound.title', body: 'shell.notFound.body' },
  500: { picture: 'down', title: 'shell.error.title', body: 'shell.error.body' },
} as const;

/** Lists in which customers look on; for all other pages it is that of treatments. */
const lists = ['/branches', '/shop/products', '/dashboard/bookings'] as const;

type ErrorPageProps = {
  status: keyof typeof texts;
  /** Whether the page itself exists, but not the thing in its URL, such as a treatment that is no longer on offer. */
  isGone: boolean;
};

/** Says that a page does not exist (with the whole path that was asked for), is not for this visitor, or failed. */
export const ErrorPage = ({ status, isGone }: ErrorPageProps) => {
  const text = useText();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { picture, ...written } = texts[status];
  const title = isGone ? goneTitle(search) : written.title;
  const body = isGone ? 'shell.gone.body' : written.body;
  const known = isGone && lists.find((path) => path === pathname);
  const list = known ? { to: known, name: pageNames[known] } : ({ to: '/services', name: 'shell.toServices' } as const);
  const home = { to: '/', name: 'shell.toHome' } as const;
  const ways = isGone ? [list, home] : [home, list];
  const isOffline = status === 500 && navigator.onLine === false;
  return (
    <div className={state}>
      <StatePicture name={picture} />
      {!isOffline && <p className={looks.figure}>{status}</p>}
      <h1 className={pageTitle}>{text(title)}</h1>
      <p className={looks.mutedWriting}>
        {isOffline
          ? text('shell.failure.NETWORK')
          : text(body, { path: `\u2068${localePath(locale, pathname)}\u2069` })}
      </p>
      <div className={looks.actions}>
        {status === 500 && (
          <Button size="lg" icon="refresh-cw" onClick={() => window.location.reload()}>
            {text('shell.tryAgain')}
          </Button>
        )}
        {ways.map(({ to, name }, place) => (
          <Link
            key={to}
            to={to}
            className={place === 0 && status !== 500 ? buttonLook.primary.lg : buttonLook.secondary.lg}
          >
            {text(name)}
          </Link>
        ))}
      </div>
    </div>
  );
};

const shownOf = (error: unknown): { status: 403 | 404 | 500; isGone: boolean } => {
  if (error instanceof NotFoundError) return { status: 404, isGone: true };
  if (!isRouteErrorResponse(error)) return { status: 500, isGone: false };
  const { status, data } = error;
  return { status: status === 403 || status === 404 ? status : 500, isGone: data === 'gone' };
};

/** Stands for a page that was refused, does not exist or failed; the rest of the shop stays. */
export const RouteError = () => {
  const error = useRouteError();
  // A chunk of an older build is answered by one reload.
  useEffect(() => reloadForMissingCode(error), [error]);
  return <ErrorPage {...shownOf(error)} />;
};

/** The same where no layout stands around it. */
export const RouteErrorAlone = () => (
  <DefaultLayout>
    <RouteError />
  </DefaultLayout>
);
