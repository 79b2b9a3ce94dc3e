import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Amount } from '../../ui/price/price.tsx';

/** The price of a service, behind the word of a button. */
export const ButtonPrice = ({ amount }: { amount: number }) => (
  <>
    <span aria-hidden="true">·</span>
    <Amount amount={amount} label={useText()('shell.riyal')} />
  </>
);

/** The provider does not know it, or it is no service. */
export const ServiceGone = () => <EmptyState icon="leaf">{useText()('appointments.serviceGone')}</EmptyState>;
