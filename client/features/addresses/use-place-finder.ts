import { useEffect, useState } from 'react';
import { type OperationResult, useClient } from 'urql';
import { GeocodedPlaceDocument, PlaceAtDocument, SuggestedPlaceDocument } from '../../graphql/generated/graphql.ts';
import { ownPosition, type Position, type Unlocated } from '../../ui/own-position.ts';
import { type DraftStep, filledFrom, movedTo, type Place, placedAt } from './address-draft.ts';

/** How long the map must rest before the address under the pin is asked for. */
export const readWaitMs = 300;

/** How long saving waits for that address. */
const savePatienceMs = 3_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Debounced questions: only the answer to the newest one counts, however late the others come. */
export const newestOnly = () => {
  let newest = Promise.resolve();
  return {
    /** Asks after `milliseconds` unless another question comes first. */
    ask: <Answer>(question: () => PromiseLike<Answer>, onAnswer: (answer: Answer) => void, milliseconds = 0): void => {
      const run = async () => {
        await (milliseconds > 0 && wait(milliseconds));
        if (newest !== own) return;
        const answer = await question();
        if (newest === own) onAnswer(answer);
      };
      const own = run();
      newest = own;
    },
    cancel: (): void => {
      newest = Promise.resolve();
    },
    /** Resolves when the newest question is answered, or after `limit` milliseconds. */
    settled: (limit: number): Promise<void> => Promise.race([newest, wait(limit)]),
  };
};

/** What is under way, or what the last attempt came to: nothing was found, or the browser's position could not be had. */
type Status = 'searching' | 'locating' | 'reading' | 'nothing' | Unlocated | null;

type Found = PromiseLike<OperationResult<{ found: Place | null }>>;

/** The ways in which the pin gets to its place; whatever the customer did last wins. */
export const usePlaceFinder = (change: (step: DraftStep) => void) => {
  const client = useClient();
  const [questions] = useState(newestOnly);
  const [status, setStatus] = useState<Status>(null);
  const [target, setTarget] = useState<Position | null>(null);
  useEffect(() => questions.cancel, [questions]);

  const find = (question: () => Found) => {
    setStatus('searching');
    questions.ask(question, ({ data }) => {
      const place = data?.found;
      setStatus(place ? null : 'nothing');
      if (!place) return;
      change((draft) => placedAt(draft, place));
      setTarget(place);
    });
  };
  const moveTo = (point: Position) => {
    change((draft) => movedTo(draft, point));
    setStatus('reading');
    questions.ask(
      (): Found => client.query(PlaceAtDocument, { point }),
      ({ data }) => {
        setStatus(null);
        change((draft) => filledFrom(draft, data?.found ?? null));
      },
      readWaitMs,
    );
  };

  return {
    status,
    /** Where the map is to go. */
    target,
    chooseSuggestion: (id: string, sessionToken: string) =>
      find(() => client.query(SuggestedPlaceDocument, { id, sessionToken })),
    searchFor: (address: string) => find(() => client.query(GeocodedPlaceDocument, { address })),
    locate: () => {
      setStatus('locating');
      questions.ask(
        () => ownPosition(true),
        (located) => {
          if (typeof located === 'string') return setStatus(located);
          moveTo(located);
          setTarget(located);
        },
      );
    },
    /** The customer's hand is on the map: an answer that is still on its way must not pull it elsewhere. */
    holdMap: () => {
      questions.cancel();
      setStatus(null);
    },
    moveTo,
    /** Resolves when the address under the pin has been read, or with some patience anyway. */
    settled: () => questions.settled(savePatienceMs),
  };
};

export type PlaceFinder = ReturnType<typeof usePlaceFinder>;
