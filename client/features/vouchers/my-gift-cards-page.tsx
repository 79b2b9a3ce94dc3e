import type { LoaderFunctionArgs } from 'react-router';
import { Answered } from '../../graphql/failed-query.tsx';
import { MyGiftCardsDocument } from '../../graphql/generated/graphql.ts';
import { useMyGiftCardsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { Link } from '../../routing/link.tsx';
import { outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
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
  const toShop = (
    <Link to="/gift-cards" className={buttonLook.primary.md}>
      {text('vouchers.mine.shop')}
    </Link>
  );
  return (
    <div className={looks.page}>
      <h1 className={pageTitle}>{text('vouchers.mine.title')}</h1>
      <Answered query={useMyGiftCardsQuery({})} waiting={<Waiting look={styles.cards} count={2} />}>
        {({ giftCards }) =>
          giftCards.length > 0 ? (
            <OwnCards cards={giftCards} look={styles.cards} heading="h2" />
          ) : (
            <EmptyState picture="gift-cards" action={toShop}>
              {text('vouchers.mine.empty')}
            </EmptyState>
          )
        }
      </Answered>
    </div>
  );
};
