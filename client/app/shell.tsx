import { Outlet, ScrollRestoration } from 'react-router';
import { pageOf } from '../ui/dialog/back-through-dialogs.ts';
import { DialogScope } from '../ui/dialog/dialog-scope.tsx';
import { RiyalSymbol } from '../ui/price/price.tsx';
import { BesidePage } from './beside-page.tsx';
import { EndedSessions } from './ended-sessions.tsx';
import { PageEffects } from './page-effects.ts';

/** The whole shop below the router: the page of the URL, and the window's parts beside it. */
export const Shell = () => (
  <DialogScope>
    <EndedSessions>
      <RiyalSymbol />
      <PageEffects />
      <Outlet />
      <ScrollRestoration getKey={pageOf} />
      <BesidePage />
    </EndedSessions>
  </DialogScope>
);
