import { listBranches } from '../../provider/branches.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { toBranches } from '../mappers/branches.ts';

const Query = {
  branches: async (_root, _args, { provider, backend }) => {
    return toBranches(await listBranches(provider), backend.config.providerUrl);
  },
} satisfies Pick<QueryResolvers, 'branches'>;

export const branches = { Query };
