import { personalPrefix } from '../../session/local-copy.ts';
import { localStore } from '../../storage/browser-storage.ts';
import { inTurn } from '../../storage/tabs.ts';
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

export const keepDecision = (decision: Decision): void => {
  localStore.setItem(key, JSON.stringify(decision));
};

export const forgetDecision = (): void => localStore.removeItem(key);

/** `known` is what the open dialog has decided before. Tabs take turns, so that two of them decide the same. */
export const decideInTurn = (
  known: Decision | null,
  wanted: Pick<Decision, 'methodId' | 'cart'>,
  isOpen: (orderNumber: string) => boolean,
): Promise<Decision> =>
  inTurn('checkout', () => {
    const decision = decide(decisionIn(localStore.getItem(key)) ?? known, wanted, {
      newKey: () => crypto.randomUUID(),
      isOpen,
    });
    keepDecision(decision);
    return decision;
  });
