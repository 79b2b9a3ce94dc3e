import { useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { OperationResult } from 'urql';
import {
  type AddressInput,
  type AddressPartsFragment,
  useCreateAddressMutation,
  useUpdateAddressMutation,
} from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { draftOf, inputOf, nextDraft, problemsOf } from './address-draft.ts';
import type { Address } from './address-list.ts';
import { useAddressBook, useTellFailure } from './use-addresses.ts';
import { usePlaceFinder } from './use-place-finder.ts';

export type AddAddressProps = {
  /** The address to change; null adds one. */
  address: Address | null;
  /** Whether it is the preferred one once it is saved. */
  isPreferred: boolean;
  /** Told after the dialog has closed. */
  onSaved?: ((address: Address) => void) | undefined;
};

type Saved = OperationResult<{ saved: AddressPartsFragment }>;

/** Adds an address, or changes the one with this id. */
const useSend = (id: string | null) => {
  const create = useCreateAddressMutation();
  const update = useUpdateAddressMutation();
  return async (input: AddressInput): Promise<Saved> => {
    if (id === null) {
      const result = await create({ input });
      return { ...result, data: result.data && { saved: result.data.createAddress } } as Saved;
    }
    const result = await update({ id, input });
    return { ...result, data: result.data && { saved: result.data.updateAddress } } as Saved;
  };
};

/** The address in the form, the ways to place it, and saving it once. */
export const useAddressForm = ({ address, isPreferred, onSaved }: AddAddressProps, onClose: () => void) => {
  const text = useText();
  const book = useAddressBook();
  const tellFailure = useTellFailure();
  const [draft, tell] = useReducer(nextDraft, address, draftOf);
  const [wasRefused, setWasRefused] = useState(false);
  const finder = usePlaceFinder(draft, tell);
  const { submit, isBusy, fieldErrors } = useSubmit();
  const send = useSend(address?.id ?? null);
  const latest = useRef(draft);
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
      return send(inputOf(latest.current, isPreferred, comma) ?? input);
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
