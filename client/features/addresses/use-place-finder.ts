import { type Dispatch, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { GeocodedPlaceDocument, PlaceAtDocument, SuggestedPlaceDocument } from '../../graphql/generated/graphql.ts';
import type { DraftEvent, Place } from './address-draft.ts';
import { locateLimit, type Position, placeZoom, readWait } from './map-rules.ts';

/** Debounced requests: only the answer to the newest one counts, however late the others come. */
export class LatestQuestion {
  #serial = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = Promise.resolve();
  #settle = () => {};

  /** Debounce: asks after `wait` milliseconds unless another question comes first. */
  ask<Answer>(question: () => PromiseLike<Answer>, onAnswer: (answer: Answer) => void, wait = 0): void {
    this.cancel();
    const serial = this.#serial;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#pending = promise;
    this.#settle = resolve;
    const put = async () => {
      const answer = await question();
      if (serial !== this.#serial) return;
      onAnswer(answer);
      resolve();
    };
    if (wait > 0) this.#timer = setTimeout(put, wait);
    else put();
  }

  /** The answer is no longer wanted. */
  cancel(): void {
    this.#serial += 1;
    clearTimeout(this.#timer);
    this.#settle();
  }

  /** Resolves when nothing is being asked, or after `limit` milliseconds. */
  settled(limit: number): Promise<void> {
    const limited = new Promise<void>((resolve) => {
      setTimeout(resolve, limit);
    });
    return Promise.race([this.#pending, limited]);
  }
}

/** `refused` when the customer or the browser does not allow it, `slow` after 10 s, `lost` when it is not known. */
type Located = { position: Position; problem: null } | { position: null; problem: 'refused' | 'slow' | 'lost' };

const problemOf = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError) => {
  if (code === PERMISSION_DENIED) return 'refused';
  return code === TIMEOUT ? 'slow' : 'lost';
};

/** Where the browser is. Some browsers never answer when their question is put aside, so there is a limit of our own. */
export const findMyPosition = (): Promise<Located> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ position: null, problem: 'lost' });
    const timer = setTimeout(() => resolve({ position: null, problem: 'slow' }), locateLimit);
    const settle = (located: Located) => {
      clearTimeout(timer);
      resolve(located);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => settle({ position: { latitude, longitude }, problem: null }),
      (error) => settle({ position: null, problem: problemOf(error) }),
      { enableHighAccuracy: true, timeout: locateLimit, maximumAge: 60_000 },
    );
  });

/** What is under way. */
export type Finding = 'searching' | 'locating' | 'reading' | null;

/** What the last attempt came to: nothing was found, or the browser's position could not be had. */
export type Found = 'nothing' | 'refused' | 'slow' | 'lost' | null;

/** Where the map is to go. */
export type MapTarget = Position & { zoom: number };

/** How long saving waits for the address under the pin. Milliseconds. */
const savePatienceMs = 3_000;

/** The ways in which the pin gets to its place; whatever the customer did last wins. */
export const usePlaceFinder = (tell: Dispatch<DraftEvent>) => {
  const client = useClient();
  const [question] = useState(() => new LatestQuestion());
  const [finding, setFinding] = useState<Finding>(null);
  const [found, setFound] = useState<Found>(null);
  const [target, setTarget] = useState<MapTarget | null>(null);
  useEffect(() => () => question.cancel(), [question]);

  const begin = (what: Finding) => {
    setFinding(what);
    setFound(null);
  };
  const settle = (outcome: Found) => {
    setFinding(null);
    setFound(outcome);
  };
  const take = (place: Place | null | undefined) => {
    settle(place ? null : 'nothing');
    if (!place) return;
    tell({ type: 'placeChosen', place });
    setTarget({ latitude: place.latitude, longitude: place.longitude, zoom: placeZoom });
  };
  const read = (point: Position) => {
    tell({ type: 'pinned', position: point });
    begin('reading');
    question.ask(
      () => client.query(PlaceAtDocument, { point }),
      ({ data }) => {
        settle(null);
        tell({ type: 'placeRead', place: data?.placeAt ?? null });
      },
      readWait,
    );
  };

  return {
    finding,
    found,
    target,
    chooseSuggestion: (id: string, sessionToken: string) => {
      begin('searching');
      question.ask(
        () => client.query(SuggestedPlaceDocument, { id, sessionToken }),
        ({ data }) => take(data?.place),
      );
    },
    searchFor: (address: string) => {
      begin('searching');
      question.ask(
        () => client.query(GeocodedPlaceDocument, { address }),
        ({ data }) => take(data?.geocodedPlace),
      );
    },
    locate: () => {
      begin('locating');
      question.ask(findMyPosition, ({ position, problem }) => {
        if (!position) return settle(problem);
        read(position);
        setTarget({ ...position, zoom: placeZoom });
      });
    },
    /** The customer's hand is on the map: an answer that is still on its way must not pull it elsewhere. */
    holdMap: () => {
      question.cancel();
      setFinding(null);
    },
    moveTo: read,
    /** Resolves when the address under the pin has been read, or with some patience anyway. */
    settled: () => question.settled(savePatienceMs),
  };
};

export type PlaceFinder = ReturnType<typeof usePlaceFinder>;
