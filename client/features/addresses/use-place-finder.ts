import { useEffect, useState } from 'react';
import { type OperationResult, useClient } from 'urql';
import { GeocodedPlaceDocument, PlaceAtDocument, SuggestedPlaceDocument } from '../../graphql/generated/graphql.ts';
import { type DraftStep, filledFrom, movedTo, type Place, placedAt } from './address-draft.ts';
import type { Position } from './address-list.ts';
import { locateLimit, readWait } from './map-rules.ts';

export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Debounced questions: only the answer to the newest one counts, however late the others come. */
export const newestOnly = () => {
  let newest = {};
  let pending = Promise.resolve();
  return {
    /** Asks after `milliseconds` unless another question comes first. */
    ask: <Answer>(question: () => PromiseLike<Answer>, onAnswer: (answer: Answer) => void, milliseconds = 0): void => {
      const own = {};
      newest = own;
      const run = async () => {
        if (milliseconds > 0) await wait(milliseconds);
        if (newest !== own) return;
        const answer = await question();
        if (newest === own) onAnswer(answer);
      };
      pending = run();
    },
    cancel: (): void => {
      newest = {};
      pending = Promise.resolve();
    },
    /** Resolves when the newest question is answered, or after `limit` milliseconds. */
    settled: (limit: number): Promise<void> => Promise.race([pending, wait(limit)]),
  };
};

/** `refused` when the customer or the browser does not allow it, `slow` after 10 s, `lost` when it is not known. */
type Unlocated = 'refused' | 'slow' | 'lost';

/** By the codes of `GeolocationPositionError`. */
const unlocated: Record<number, Unlocated> = { 1: 'refused', 2: 'lost', 3: 'slow' };

/** Where the browser is. Some browsers never answer when their question is put aside, so there is a limit of our own. */
export const findMyPosition = (): Promise<Position | Unlocated> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('lost');
    setTimeout(() => resolve('slow'), locateLimit);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(unlocated[code] ?? 'lost'),
      { enableHighAccuracy: true, timeout: locateLimit, maximumAge: 60_000 },
    );
  });

/** What is under way, or what the last attempt came to: nothing was found, or the browser's position could not be had. */
type Status = 'searching' | 'locating' | 'reading' | 'nothing' | Unlocated | null;

/** How long saving waits for the address under the pin. Milliseconds. */
const savePatienceMs = 3_000;

const foundBy = async (result: PromiseLike<OperationResult<{ found: Place | null }>>): Promise<Place | null> =>
  (await result).data?.found ?? null;

/** The ways in which the pin gets to its place; whatever the customer did last wins. */
export const usePlaceFinder = (change: (step: DraftStep) => void) => {
  const client = useClient();
  const [questions] = useState(newestOnly);
  const [status, setStatus] = useState<Status>(null);
  const [target, setTarget] = useState<Position | null>(null);
  useEffect(() => questions.cancel, [questions]);

  const find = (question: () => Promise<Place | null>) => {
    setStatus('searching');
    questions.ask(question, (place) => {
      setStatus(place ? null : 'nothing');
      if (!place) return;
      change((draft) => placedAt(draft, place));
      setTarget(place);
    });
  };
  const moveTo = (point: Position) => {
    change((draft) => movedTo(draft, point));
    setStatus('reading');
    const take = (place: Place | null) => {
      setStatus(null);
      change((draft) => filledFrom(draft, place));
    };
    questions.ask(() => foundBy(client.query(PlaceAtDocument, { point })), take, readWait);
  };

  return {
    status,
    /** Where the map is to go. */
    target,
    chooseSuggestion: (id: string, sessionToken: string) =>
      find(() => foundBy(client.query(SuggestedPlaceDocument, { id, sessionToken }))),
    searchFor: (address: string) => find(() => foundBy(client.query(GeocodedPlaceDocument, { address }))),
    locate: () => {
      setStatus('locating');
      questions.ask(findMyPosition, (located) => {
        if (typeof located === 'string') return setStatus(located);
        moveTo(located);
        setTarget(located);
      });
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
