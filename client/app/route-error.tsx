import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { reloadForMissingCode } from '../routing/newer-build.ts';
import { NotFoundError } from '../routing/page.ts';
import { ErrorPage } from './error-page.tsx';
import { DefaultLayout } from './layouts.tsx';

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
