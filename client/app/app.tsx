import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { type Client, Provider } from 'urql';
import type { Locale } from '../i18n/locale.ts';
import { LocaleContext } from '../i18n/use-locale.tsx';
import { BranchContext, type ChosenBranch } from '../session/chosen-branch.ts';
import { ViewerScope } from '../session/viewer-scope.tsx';

type AppProps = {
  client: Client;
  intl: IntlShape;
  locale: Locale;
  branch: ChosenBranch;
  /** The router. */
  children: ReactNode;
};

/** The providers around the router on both sides. */
export const App = ({ client, intl, locale, branch, children }: AppProps) => (
  <RawIntlProvider value={intl}>
    <LocaleContext value={locale}>
      <Provider value={client}>
        <ViewerScope>
          <BranchContext value={branch}>{children}</BranchContext>
        </ViewerScope>
      </Provider>
    </LocaleContext>
  </RawIntlProvider>
);
