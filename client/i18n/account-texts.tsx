import type { ComponentType } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { fetchAccountIntl } from './window-texts.ts';

/** The component under this `intl`. */
export const underIntl =
  <Props extends object>(intl: IntlShape, Inner: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <RawIntlProvider value={intl}>
      <Inner {...props} />
    </RawIntlProvider>
  );

/** Loads a dialog with texts that only customers read; they are fetched beside its code. The server has all texts. */
export const withAccountTexts =
  <Props extends object>(load: () => Promise<{ Dialog: ComponentType<Props> }>) =>
  async (): Promise<{ Dialog: ComponentType<Props> }> => {
    const [{ Dialog }, intl] = await Promise.all([load(), import.meta.env.SSR ? null : fetchAccountIntl()]);
    return { Dialog: intl ? underIntl(intl, Dialog) : Dialog };
  };
