import { useCustomerClassesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';

const loyaltyInfoDialog = defineDialog({
  name: 'LoyaltyInfoDialog',
  load: () => import('./loyalty-info-dialog.tsx'),
});

/** Leads to the classes of the loyalty programme; nothing where the provider has no such programme. */
export const LoyaltyEntry = () => {
  const text = useText();
  const dialogs = useDialogs();
  const [{ data, error }] = useCustomerClassesQuery({});
  if (!data?.customerClasses && !error) return null;
  const warm = () => warmDialog(loyaltyInfoDialog);
  return (
    <Button
      variant="secondary"
      icon="sparkles"
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => dialogs.open(loyaltyInfoDialog, {})}
    >
      {text('loyalty.title')}
    </Button>
  );
};

/** The programme in short; its empty place while its classes are asked for, nothing where the provider has none. */
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
