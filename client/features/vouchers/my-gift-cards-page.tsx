import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { MyGiftCardsDocument } from '../../graphql/generated/graphql.ts';
import { useMyGiftCardsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { OwnCards } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

export const loader = async (args: LoaderFunctionArgs) =>
  outcomeOf((await pageOf(args).client.query(MyGiftCardsDocument, {})).error);

export const handle: PageHandle = {
  head: ({ intl }) => ({ title: intl.formatMessage({ id: 'vouchers.mine.title' }) }),
};

export const Component = () => {
  const text = useText();
  return (
    <div className={looks.page}>
      <h1 className={pageTitle}>{text('vouchers.mine.title')}</h1>
      <Answered query={useMyGiftCardsQuery({})} waiting={<Waiting look={styles.cards} count={2} />}>
        {({ giftCards }) =>
          giftCards.length > 0 ? (
            <OwnCards cards={giftCards} look={styles.cards} heading="h2" />
          ) : (
            <EmptyList picture="gift-cards" to="/gift-cards" way={text('vouchers.mine.shop')}>
              {text('vouchers.mine.empty')}
            </EmptyList>
          )
        }
      </Answered>
    </div>
  );
};
