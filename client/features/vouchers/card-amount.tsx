import { useText } from '../../i18n/use-text.ts';
import { Amount, formatHalalas } from '../../ui/price/price.tsx';

type CardAmountProps = { money: { amount: number; currency: string }; className?: string | undefined };

/** An amount of a gift card: in riyals as everywhere, in another currency with its code. */
export const CardAmount = ({ money: { amount, currency }, className }: CardAmountProps) => {
  const text = useText();
  if (currency === 'SAR') return <Amount amount={amount} label={text('shell.riyal')} className={className} />;
  return (
    <bdi dir="ltr" className={className}>
      {currency} {formatHalalas(amount)}
    </bdi>
  );
};
