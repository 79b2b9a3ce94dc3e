import { persisted } from '../storage/persisted.ts';

/**
 * A path of this shop to go on to after signing in, or null. Only same-origin paths pass: no scheme, no `//`, no
 * backslash, no control characters, also not in encoded form.
 */
export const safeReturnPath = (wanted: string | null | undefined): string | null => {
  if (!wanted?.startsWith('/') || wanted.length > 2000) return null;
  let decoded = wanted;
  for (let round = 0; round < 3; round += 1) {
    if (/^\/[/\\]|\\|\p{Cc}|^\/[^?#]*\/\//u.test(decoded)) return null;
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return null;
    }
  }
  const url = new URL(wanted, 'http://shop.invalid');
  return url.origin === 'http://shop.invalid' && !url.pathname.startsWith('//') ? wanted : null;
};

/**
 * The URL of a page with the sign-in wizard over it, the way back, and the reason: `ended` when a session has ended.
 */
export const signInPath = (path: string, returnTo: string, signIn: 'required' | 'ended' = 'required'): string =>
  `${path}?${new URLSearchParams({ signIn, returnTo })}`;

/** To whom something is given, as far as the customer has said; parts may be missing or unfinished. */
export type GiftReceiver = { firstName?: string; lastName?: string; mobileNumber?: string; message?: string };

/** The action of a guest that sign-in interrupted; it continues after sign-in. */
export type WantedAction =
  | {
      kind: 'bookService';
      serviceId: string;
      /** As the customer knows the service, to be read while they sign in. */
      name?: string | undefined;
      branchId: string | null;
      slot: { date: string; time: string; startAt: string; endAt: string } | null;
      /** The service is to be ordered as a gift. */
      receiver?: GiftReceiver | null;
    }
  | {
      kind: 'buyProduct';
      productId: string;
      soldAs: 'PRODUCT' | 'GIFT_CARD';
      extension: string | null;
      quantity: number;
    }
  | { kind: 'inviteFriends' };

export type AfterSignIn = {
  returnTo: string | null;
  action: WantedAction | null;
  /** The customer has signed in, and the page that comes next should show it. */
  isSignedIn?: true;
};

/** Kept for this tab only, and only until it is taken. */
export const afterSignIn = persisted('rawnaq.after-sign-in', (stored) => stored as AfterSignIn | null, {
  tabOnly: true,
});

/** Whether the sign-in has succeeded and the browser has refused its cookie: only a guest's page may ask. */
export const isSignInLost = (): boolean => afterSignIn.read()?.isSignedIn === true;

/** The wanted action, once, for the part of the shop that can do it. */
export const takeWantedAction = <Kind extends WantedAction['kind']>(
  kind: Kind,
): Extract<WantedAction, { kind: Kind }> | null => {
  const action = afterSignIn.read()?.action;
  if (action && action.kind !== kind) return null;
  afterSignIn.clear();
  return (action ?? null) as Extract<WantedAction, { kind: Kind }> | null;
};
