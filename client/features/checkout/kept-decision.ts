import { personalPrefix } from '../../session/local-copy.ts';
import type { Decision } from './decision.ts';

const key = `${personalPrefix}checkout`;

/** The decision whose outcome is not known yet, shared by all tabs of this browser. */
export const readDecision = (storage: Storage): Decision | null => {
  try {
    const kept: Partial<Decision> | null = JSON.parse(storage.getItem(key) ?? 'null');
    const { key: decisionKey, methodId, cart } = kept ?? {};
    if (typeof decisionKey !== 'string' || typeof methodId !== 'string' || typeof cart !== 'string') return null;
    return { key: decisionKey, methodId, cart };
  } catch {
    return null;
  }
};

export const keepDecision = (storage: Storage, decision: Decision): void =>
  storage.setItem(key, JSON.stringify(decision));

export const forgetDecision = (storage: Storage): void => storage.removeItem(key);
