import { useCustomerClassesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoyaltyEntry } from './loyalty-entry.tsx';

/** What the loyalty programme is, in short; its empty place while they are asked for, nothing where the provider has none. */
export const LoyaltyTeaser = ({ className }: { className: string }) => {
  const text = useText();
  const [{ data, fetching }] = useCustomerClassesQuery({});
  if (!data && fetching) return <div className={className} aria-hidden="true" />;
  if (!data?.customerClasses?.length) return null;
  return (
    <section className={className}>
      <h2>{text('loyalty.title')}</h2>
      <p>
        {text('loyalty.intro.collect')} {text('loyalty.intro.rise')}
      </p>
      <LoyaltyEntry />
    </section>
  );
};
