import { listBranches } from '../../provider/branches.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { toBranch } from '../mappers/branches.ts';

const Query = {
  branches: async (_root, _args, { provider, backend }) => {
    const branches = await listBranches(provider);
    return branches.map((branch) => toBranch(branch, backend.config.providerUrl));
  },
} satisfies Pick<QueryResolvers, 'branches'>;

export const branches = { Query };
