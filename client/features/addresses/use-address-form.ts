import { useEffect, useRef, useState } from 'react';
import { type OperationResult, useClient } from 'urql';
import {
  CreateAddressDocument,
  GeocodedPlaceDocument,
  PlaceAtDocument,
  SuggestedPlaceDocument,
  UpdateAddressDocument,
} from '../../graphql/generated/graphql.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { ownPosition, type Position } from '../../ui/own-position.ts';
import {
  type AddressDraft,
  type DraftField,
  draftOf,
  filledFrom,
  inputOf,
  movedTo,
  type Place,
  placedAt,
  positionOf,
  problemsOf,
  textsOf,
} from './address-draft.ts';
import type { Address } from './address-list.ts';
import { readWaitMs } from './map-rules.ts';
import { newestOnly } from './newest-only.ts';
import { rememberedAddress, useChangeAddresses } from './use-addresses.ts';

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

/** How long saving waits for the address under the pin. */
const savePatienceMs = 3_000;

type Found = PromiseLike<OperationResult<{ found: Place | null }>>;

/** The address in the form, the ways to place it, of which the last one counts, and saving it once. */
export const useAddressForm = ({ address, isPreferred, onSaved }: AddAddressProps, onClose: () => void) => {
  const text = useText();
  const client = useClient();
  const { submit, isBusy, fieldErrors } = useSubmit();
  const changeAddresses = useChangeAddresses();
  const [draft, setDraft] = useState(() => draftOf(address));
  // Answers and saving go on from all changes, also from those that React has not drawn yet.
  const latest = useRef(draft);
  const change = (part: Partial<AddressDraft>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
  };
  // Once true it stays: the coordinates must not fold away under the hands that have just typed them.
  const [wasRefused, setWasRefused] = useState(false);
  const [questions] = useState(newestOnly);
  useEffect(() => questions.cancel, [questions]);

  const find = (question: () => Found) => {
    change({ status: 'searching' });
    questions.ask(question, ({ data }) => change(placedAt(latest.current, data?.found ?? null)));
  };
  const moveTo = (point: Position) => {
    change(movedTo(latest.current, point));
    questions.ask(
      (): Found => client.query(PlaceAtDocument, { point }),
      ({ data }) => change(filledFrom(latest.current, data?.found ?? null)),
      readWaitMs,
    );
  };
  const locate = () => {
    change({ status: 'locating' });
    questions.ask(
      () => ownPosition(true),
      (located) => {
        if (typeof located === 'string') return change({ status: located });
        moveTo(located);
        change({ target: located });
      },
    );
  };
  const save = () => {
    const inputNow = () => inputOf(textsOf(latest.current), isPreferred, text('shell.comma'));
    const first = inputNow();
    if (!first) return setWasRefused(true);
    const run = async () => {
      await questions.settled(savePatienceMs);
      const input = inputNow() ?? first;
      return address
        ? changeAddresses(UpdateAddressDocument, { id: address.id, input })
        : changeAddresses(CreateAddressDocument, { input });
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
  const texts = textsOf(draft);
  return {
    ...draft,
    texts,
    position: positionOf(texts),
    problems: problemsOf(texts),
    wasRefused,
    isBusy,
    fieldErrors,
    type: (field: DraftField, typed: string) => change({ typed: { ...latest.current.typed, [field]: typed } }),
    chooseSuggestion: (id: string, sessionToken: string) =>
      find(() => client.query(SuggestedPlaceDocument, { id, sessionToken })),
    searchFor: (words: string) => find(() => client.query(GeocodedPlaceDocument, { address: words })),
    locate,
    /** The customer's hand is on the map: an answer that is still on its way must not pull it elsewhere. */
    holdMap: () => {
      questions.cancel();
      change({ status: null });
    },
    moveTo,
    save,
  };
};

export type AddressForm = ReturnType<typeof useAddressForm>;
