import { personalPrefix } from '../../session/local-copy.ts';
import { type Decision, decide } from './decision.ts';

const key = `${personalPrefix}checkout`;

const decisionIn = (text: string | null): Decision | null => {
  try {
    const { key: decisionKey, methodId, cart, orderNumber }: Partial<Decision> = JSON.parse(text ?? 'null') ?? {};
    if (typeof decisionKey !== 'string' || typeof methodId !== 'string' || typeof cart !== 'string') return null;
    return { key: decisionKey, methodId, cart, orderNumber: typeof orderNumber === 'string' ? orderNumber : null };
  } catch {
    return null;
  }
};

/** A browser without room does not keep it; the open dialog knows it all the same. */
export const keepDecision = (decision: Decision): void => {
  try {
    localStorage.setItem(key, JSON.stringify(decision));
  } catch {
    localStorage.removeItem(key);
  }
};

export const forgetDecision = (): void => localStorage.removeItem(key);

/** `known` is what the open dialog has decided before. Tabs take turns, so that two of them decide the same. */
export const decideInTurn = (
  known: Decision | null,
  wanted: Pick<Decision, 'methodId' | 'cart'>,
  isOpen: (orderNumber: string) => boolean,
): Promise<Decision> => {
  const work = () => {
    const decision = decide(decisionIn(localStorage.getItem(key)) ?? known, wanted, {
      newKey: () => crypto.randomUUID(),
      isOpen,
    });
    keepDecision(decision);
    return decision;
  };
  if (!navigator.locks) return Promise.resolve(work());
  return navigator.locks.request('rawnaq.checkout', work) as Promise<Decision>;
};
