import { useRef, useState } from 'react';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Position } from '../../ui/own-position.ts';
import { type DraftField, type DraftStep, draftOf, inputOf, problemsOf } from './address-draft.ts';
import type { Address } from './address-list.ts';
import { changing, rememberedAddress, useChangeAddresses } from './use-addresses.ts';
import { usePlaceFinder } from './use-place-finder.ts';

export type AddAddressProps = {
  /** The address to change; null adds one. */
  address: Address | null;
  /** Whether it is the preferred one once it is saved. */
  isPreferred: boolean;
  /** Where the preferred address is: the map of a new one starts there. */
  near: Position | null;
  /** Called after the dialog has closed. */
  onSaved?: ((address: Address) => void) | undefined;
};

/** The address in the form, the ways to place it, and saving it once. */
export const useAddressForm = ({ address, isPreferred, onSaved }: AddAddressProps, onClose: () => void) => {
  const text = useText();
  const [draft, setDraft] = useState(() => draftOf(address));
  // Saving reads what changes while it waits, before React draws it.
  const latest = useRef(draft);
  const change = (step: DraftStep) => {
    latest.current = step(latest.current);
    setDraft(latest.current);
  };
  // Once true it stays: the coordinates must not fold away under the hands that have just typed them.
  const [wasRefused, setWasRefused] = useState(false);
  const finder = usePlaceFinder(change);
  const { submit, isBusy, fieldErrors } = useSubmit();
  const [, create] = useCreateAddressMutation();
  const [, update] = useUpdateAddressMutation();
  const changeAddresses = useChangeAddresses();

  const save = () => {
    const inputNow = () => inputOf(latest.current, isPreferred, text('shell.comma'));
    const first = inputNow();
    if (!first) return setWasRefused(true);
    const run = async () => {
      await finder.settled();
      const input = inputNow() ?? first;
      return changeAddresses(() =>
        address ? update({ id: address.id, input }, changing) : create({ input }, changing),
      );
    };
    submit(run, {
      onSuccess: ({ saved }) => {
        if (saved.isPreferred) rememberedAddress.write(saved.id);
        showToast({ title: text('addresses.saved'), color: 'success' });
        onClose();
        onSaved?.(saved);
      },
      whatFailed: address ? 'addresses.updateFailed' : 'addresses.createFailed',
    });
  };
  const type = (field: DraftField, typed: string) => change((former) => ({ ...former, [field]: typed }));
  return { draft, type, finder, save, isBusy, fieldErrors, problems: problemsOf(draft), wasRefused };
};

export type AddressForm = ReturnType<typeof useAddressForm>;
