import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useAddressBook, useTellFailure } from './address-book.ts';
import { draftOf, inputOf, nextDraft, problemsOf } from './address-draft.ts';
import type { Address } from './address-list.ts';
import { usePlaceFinder } from './use-place-finder.ts';

export type AddAddressProps = {
  /** The address to change; null adds one. */
  address: Address | null;
  /** Whether it is the preferred one once it is saved. */
  isPreferred: boolean;
  /** Told after the dialog has closed. */
  onSaved?: ((address: Address) => void) | undefined;
};

/** The address in the form, the ways to place it, and saving it once. */
export const useAddressForm = ({ address, isPreferred, onSaved }: AddAddressProps, onClose: () => void) => {
  const text = useText();
  const book = useAddressBook();
  const tellFailure = useTellFailure();
  const [draft, tell] = useReducer(nextDraft, address, draftOf);
  const latest = useRef(draft);
  const [wasRefused, setWasRefused] = useState(false);
  const finder = usePlaceFinder(tell);
  const { submit, isBusy, fieldErrors } = useSubmit();
  const [, create] = useCreateAddressMutation();
  const [, update] = useUpdateAddressMutation();
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);

  const problems = problemsOf(draft);

  /** Answers whether everything needed is there. */
  const save = (): boolean => {
    const comma = text('shell.comma');
    const input = inputOf(draft, isPreferred, comma);
    setWasRefused(!input);
    if (!input) return false;
    const run = async () => {
      await finder.settled();
      const settled = { input: inputOf(latest.current, isPreferred, comma) ?? input };
      return address ? update({ id: address.id, ...settled }) : create(settled);
    };
    submit(run, {
      onSuccess: ({ saved }) => {
        book.saved(saved);
        showToast({ title: text('addresses.saved'), color: 'success' });
        onClose();
        onSaved?.(saved);
      },
      onFailure: (failure) => {
        tellFailure(address ? 'addresses.updateFailed' : 'addresses.createFailed', failure);
        // The answer may be lost and the address there all the same.
        book.load({ isForced: true });
        return true;
      },
    });
    return true;
  };
  return { draft, tell, finder, save, isBusy, fieldErrors, problems, wasRefused };
};

export type AddressForm = ReturnType<typeof useAddressForm>;
