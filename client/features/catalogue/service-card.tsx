import type { ServiceCardPartsFragment } from '../../graphql/generated/graphql.ts';
import { durationText } from '../../i18n/duration.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemCard } from '../../lists/item-card.tsx';
import { useOpenOverPage } from '../../routing/open-over-page.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { serviceDialog } from '../appointments/public.ts';

type ServiceCardProps = {
  service: ServiceCardPartsFragment;
  /** Where it would be booked; null leaves the choice to the provider. */
  branchId: string | null;
  /** The URL of its dialog over the list; without one the dialog has none. */
  to?: string;
  heading?: 'h2' | 'h3';
  priority?: boolean;
};

/** A treatment in a list. Pressing it opens its dialog; without JavaScript it leads to its own page. */
export const ServiceCard = ({ service, branchId, to, heading, priority }: ServiceCardProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const openOverPage = useOpenOverPage();
  const { id, durationMinutes } = service;
  return (
    <ItemCard
      to={`/product/${id}`}
      item={service}
      meta={durationMinutes ? durationText(text, durationMinutes) : undefined}
      action={text('catalogue.card.book')}
      onOpen={() => (to ? openOverPage(to) : dialogs.open(serviceDialog, { serviceId: id, branchId, known: service }))}
      onApproach={() => warmDialog(serviceDialog)}
      heading={heading}
      priority={priority}
    />
  );
};
