import type { Session } from '../../session/viewer-scope.tsx';

/** The provider's number of the customer, as the token says it in one claim or another; null when it says none. */
export const userIdOf = ({ claims }: Session): string | null => {
  const { sub, user_id, id }: Record<string, unknown> = JSON.parse(claims);
  const found = [sub, user_id, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined || found === '' ? null : String(found);
};
