import type { SandboxSize } from '../settings/sandbox-sizes.ts';
import { type House, usualHouse } from './catalogue.ts';
import { chainHouse } from './chain.ts';

const houses: Record<SandboxSize, () => House> = { usual: () => usualHouse, chain: chainHouse };

export const houseOf = (size: SandboxSize): House => houses[size]();

/** The size that a word of the environment names. Fails for any other word. */
export const knownSize = (word: string): SandboxSize => {
  const sizes = Object.keys(houses) as SandboxSize[];
  const size = sizes.find((known) => known === word);
  if (!size) throw new Error(`SANDBOX_SIZE must be one of ${sizes.join(', ')}`);
  return size;
};
