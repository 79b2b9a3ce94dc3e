import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { GeocodedPlaceDocument, PlaceAtDocument, SuggestedPlaceDocument } from '../../graphql/generated/graphql.ts';
import type { DraftEvent, Place } from './address-draft.ts';
import type { Position } from './address-list.ts';
import { locateLimit, placeZoom, readWait } from './map-rules.ts';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

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

const problemOf = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): Unlocated => {
  if (code === PERMISSION_DENIED) return 'refused';
  return code === TIMEOUT ? 'slow' : 'lost';
};

/** Where the browser is. Some browsers never answer when their question is put aside, so there is a limit of our own. */
export const findMyPosition = (): Promise<Position | Unlocated> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('lost');
    setTimeout(() => resolve('slow'), locateLimit);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => resolve(problemOf(error)),
      { enableHighAccuracy: true, timeout: locateLimit, maximumAge: 60_000 },
    );
  });

/** What is under way, or what the last attempt came to: nothing was found, or the browser's position could not be had. */
type Status = 'searching' | 'locating' | 'reading' | 'nothing' | Unlocated | null;

/** Where the map is to go. */
export type MapTarget = Position & { zoom: number };

/** How long saving waits for the address under the pin. Milliseconds. */
const savePatienceMs = 3_000;

/** The ways in which the pin gets to its place; whatever the customer did last wins. */
export const usePlaceFinder = (tell: (event: DraftEvent) => void) => {
  const client = useClient();
  const [questions] = useState(newestOnly);
  const [status, setStatus] = useState<Status>(null);
  const [target, setTarget] = useState<MapTarget | null>(null);
  useEffect(() => questions.cancel, [questions]);

  const take = (place: Place | null | undefined) => {
    setStatus(place ? null : 'nothing');
    if (!place) return;
    tell({ type: 'placeChosen', place });
    setTarget({ latitude: place.latitude, longitude: place.longitude, zoom: placeZoom });
  };
  const read = (point: Position) => {
    tell({ type: 'pinned', position: point });
    setStatus('reading');
    const onAnswer = (place: Place | null) => {
      setStatus(null);
      tell({ type: 'placeRead', place });
    };
    questions.ask(
      async () => (await client.query(PlaceAtDocument, { point })).data?.placeAt ?? null,
      onAnswer,
      readWait,
    );
  };

  return {
    status,
    target,
    chooseSuggestion: (id: string, sessionToken: string) => {
      setStatus('searching');
      questions.ask(async () => (await client.query(SuggestedPlaceDocument, { id, sessionToken })).data?.place, take);
    },
    searchFor: (address: string) => {
      setStatus('searching');
      questions.ask(async () => (await client.query(GeocodedPlaceDocument, { address })).data?.geocodedPlace, take);
    },
    locate: () => {
      setStatus('locating');
      questions.ask(findMyPosition, (located) => {
        if (typeof located === 'string') return setStatus(located);
        read(located);
        setTarget({ ...located, zoom: placeZoom });
      });
    },
    /** The customer's hand is on the map: an answer that is still on its way must not pull it elsewhere. */
    holdMap: () => {
      questions.cancel();
      setStatus(null);
    },
    moveTo: read,
    /** Resolves when the address under the pin has been read, or with some patience anyway. */
    settled: () => questions.settled(savePatienceMs),
  };
};

export type PlaceFinder = ReturnType<typeof usePlaceFinder>;
