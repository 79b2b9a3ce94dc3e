import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Amount } from '../../ui/price/price.tsx';

type Priced = { price?: { amount: number }; isPriced?: boolean };

/** The price of a service, behind the word of a button; nothing where it is not known. */
export const ButtonPrice = ({ item: { price, isPriced = true } }: { item: Priced }) => {
  const text = useText();
  return (
    price &&
    isPriced && (
      <>
        <span aria-hidden="true">·</span>
        <Amount amount={price.amount} label={text('shell.riyal')} />
      </>
    )
  );
};

/** The provider does not know it, or it is no service. */
export const ServiceGone = () => <EmptyState icon="leaf">{useText()('appointments.serviceGone')}</EmptyState>;
