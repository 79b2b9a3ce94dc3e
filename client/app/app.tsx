import type { ReactNode } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import type { Client } from '../graphql/client.ts';
import { ClientScope } from '../graphql/client-scope.tsx';
import type { Dictionary } from '../i18n/dictionary.ts';
import { LocaleScope } from '../i18n/use-locale.tsx';
import type { PageLoader } from '../routing/page-loader.ts';
import { RouterScope } from '../routing/router-scope.tsx';
import { BranchScope } from '../session/branch-scope.tsx';
import type { ChosenBranch } from '../session/chosen-branch.ts';
import { ViewerScope } from '../session/viewer-scope.tsx';
import { DialogScope } from '../ui/dialog/dialog-store.tsx';
import { RiyalSymbol } from '../ui/price/riyal-symbol.tsx';
import { CurrentPage, type PageOutcome } from './current-page.tsx';
import { EndedSessions } from './ended-sessions.tsx';

type AppProps = {
  client: Client;
  dictionary: Dictionary;
  loader: PageLoader;
  branch: ChosenBranch;
  outcome: PageOutcome | null;
  children?: ReactNode;
};

/** The whole shop below the router. `outcome` is what the server found out about the first page. */
export const App = ({ client, dictionary, loader, branch, outcome, children }: AppProps) => {
  return (
    <RawIntlProvider value={dictionary.intl as unknown as IntlShape}>
      <LocaleScope locale={dictionary.locale}>
        <ClientScope client={client}>
          <ViewerScope>
            <BranchScope branch={branch}>
              <RouterScope loader={loader}>
                <DialogScope>
                  <EndedSessions>
                    <RiyalSymbol />
                    <CurrentPage outcome={outcome} />
                    {children}
                  </EndedSessions>
                </DialogScope>
              </RouterScope>
            </BranchScope>
          </ViewerScope>
        </ClientScope>
      </LocaleScope>
    </RawIntlProvider>
  );
};
