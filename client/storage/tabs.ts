/**
 * Does work while no other tab of this shop does work of the same name. A browser without locks, or one that forbids
 * them together with storage, does it at once: its tabs share nothing that they could spoil.
 */
export const inTurn = async <Answer>(name: string, work: () => Answer | Promise<Answer>): Promise<Answer> => {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(`rawnaq.${name}`, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
};

/** Holds a name that `inTurn` then waits for, together with other holders, until the answer is called. */
export const holdTurn = (name: string): (() => void) => {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  navigator.locks?.request(`rawnaq.${name}`, { mode: 'shared' }, () => held).catch(() => {});
  return end;
};

/** Whether a page holds a name; not where the browser cannot know. */
export const isTurnHeld = async (name: string): Promise<boolean> => {
  const locks = await navigator.locks?.query().catch(() => null);
  return locks?.held?.some((lock) => lock.name === `rawnaq.${name}`) ?? false;
};
