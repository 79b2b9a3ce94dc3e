import type { ViewerQuery } from '../graphql/generated/operations.ts';
import type { TrackingEvent } from './tracking-event.ts';

export type Tracker = ViewerQuery['storefront']['trackers'][number];

/** What a third party hears; the advertisers get the customer's number in the shop only hashed, as `user_hash`. */
export type Heard = TrackingEvent & { user_hash?: string };

/** A third party whose script is on its way or here. */
export type ThirdParty = {
  send: (event: Heard) => void;
  /** Asks its script to say and keep nothing more. */
  silence: () => void;
};

/** Puts the queue of a third party in place and fetches its script. Only for a visitor who agreed. */
export type StartThirdParty = (tracker: Pick<Tracker, 'id' | 'scriptUrl'>) => ThirdParty;

/** Fetches and runs a script of a third party. A blocked or broken script only leaves its queue unread. */
export const loadScript = (source: string, parameters: Record<string, string> = {}): void => {
  const url = new URL(source, window.location.href);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const script = document.createElement('script');
  script.async = true;
  script.src = url.href;
  document.head.append(script);
};
