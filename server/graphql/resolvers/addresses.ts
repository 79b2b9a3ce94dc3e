import { createAddress, deleteAddress, listAddresses, updateAddress } from '../../provider/addresses.ts';
import { areCoordinates } from '../../values/safe-values.ts';
import { requireSession, type ShopContext } from '../context.ts';
import type { AddressInput, MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';

/** Nothing is sent when name or position are missing. */
const refuseAddress = (input: AddressInput, { language }: ShopContext): void => {
  refuseInput(
    {
      ...(!input.title.trim() && { title: 'required' as const }),
      ...(!areCoordinates(input) && { latitude: 'coordinates' as const, longitude: 'coordinates' as const }),
    },
    language,
  );
};

const Query = {
  addresses: (_root, _args, context) => {
    requireSession(context);
    return listAddresses(context.provider);
  },
} satisfies Pick<QueryResolvers, 'addresses'>;

const Mutation = {
  createAddress: (_root, { input }, context) => {
    requireSession(context);
    refuseAddress(input, context);
    return createAddress(context.provider, input);
  },

  updateAddress: (_root, { id, input }, context) => {
    requireSession(context);
    refuseAddress(input, context);
    return updateAddress(context.provider, id, input);
  },

  deleteAddress: async (_root, { id }, context) => {
    requireSession(context);
    await deleteAddress(context.provider, id);
    return id;
  },
} satisfies Pick<MutationResolvers, 'createAddress' | 'updateAddress' | 'deleteAddress'>;

export const addresses = { Query, Mutation };
