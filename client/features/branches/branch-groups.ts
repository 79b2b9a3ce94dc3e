type Placed = { cityName: string | null };

export type BranchGroup<Branch> = { city: string | null; branches: Branch[] };

/** Neighbours of one city together, in the order in which they come. */
export const cityGroups = <Branch extends Placed>(branches: readonly Branch[]): BranchGroup<Branch>[] => {
  const groups: BranchGroup<Branch>[] = [];
  for (const branch of branches) {
    const last = groups.at(-1);
    if (last?.city === branch.cityName) last.branches.push(branch);
    else groups.push({ city: branch.cityName, branches: [branch] });
  }
  return groups;
};
