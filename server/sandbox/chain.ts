import type { SandboxSize } from '../settings/sandbox-config.ts';
import { addToCatalogue, type Catalogue, ofTreatment, treatments, usualCatalogue } from './catalogue.ts';
import { mainBranchId } from './seed/branches.ts';
import { chainBranches } from './seed/chain-branches.ts';
import { chainMenus, chainTreatments } from './seed/chain-treatments.ts';
import type { Treatment } from './seed/offer.ts';

/** How many of the chain's own treatments a branch offers beside the usual ones; the main branch offers all. */
const offeredInBranch = 60;

const menus = [...usualCatalogue.serviceMenus, ...chainMenus];

/** The usual shop's ids have four digits, these have five or more. */
const idsOf = (treatmentId: number, branchId: number) => {
  const id = branchId * 10_000 + treatmentId;
  return { id, masterId: 100_000_000 + id };
};

const offered = (branchId: number): readonly Treatment[] => {
  if (branchId === mainBranchId) return chainTreatments;
  const start = (branchId * offeredInBranch) % (chainTreatments.length - offeredInBranch);
  return chainTreatments.slice(start, start + offeredInBranch);
};

const build = (): Catalogue => {
  const inBranch = (list: readonly Treatment[], branchId: number) =>
    list.map((treatment) => ofTreatment(treatment, branchId, idsOf(treatment.id, branchId), menus));
  const more = [
    ...usualCatalogue.branches.flatMap(({ id }) => inBranch(offered(id), id)),
    ...chainBranches.flatMap(({ id }) => inBranch([...treatments, ...offered(id)], id)),
  ];
  addToCatalogue({ branches: chainBranches, products: more });
  return {
    branches: [...usualCatalogue.branches, ...chainBranches],
    serviceMenus: menus,
    products: [...usualCatalogue.products, ...more],
  };
};

let built: Catalogue | null = null;

/** Two hundred branches and two thousand treatments, the usual shop's among them. */
export const chainCatalogue = (): Catalogue => {
  built ??= build();
  return built;
};

const catalogues: Record<SandboxSize, () => Catalogue> = { usual: () => usualCatalogue, chain: chainCatalogue };

export const catalogueOf = (size: SandboxSize): Catalogue => catalogues[size]();

/** The size that a word of the environment names. Fails for any other word. */
export const knownSize = (name: string): SandboxSize => {
  const sizes = Object.keys(catalogues) as SandboxSize[];
  const size = sizes.find((known) => known === name);
  if (!size) throw new Error(`SANDBOX_SIZE must be one of ${sizes.join(', ')}`);
  return size;
};
