import { createAddress, deleteAddress, listAddresses, updateAddress } from '../../provider/addresses.ts';
import { ProviderError } from '../../provider/errors.ts';
import { requireSession, type ShopContext } from '../context.ts';
import type { AddressInput, MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';
import { areCoordinates, inOrder, newestTitled, toAddress, toAddressInput } from '../mappers/addresses.ts';

/** The input as the provider wants it; refused before anything is sent when name or position are missing. */
function readInput(input: AddressInput, { language }: ShopContext) {
  const address = toAddressInput(input);
  refuseInput(
    {
      ...(!address.title && { title: 'required' as const }),
      ...(!areCoordinates(address) && { latitude: 'coordinates' as const, longitude: 'coordinates' as const }),
    },
    language,
  );
  return address;
}

const Query = {
  addresses: async (_root, _args, context) => {
    requireSession(context);
    const addresses = await listAddresses(context.provider);
    return inOrder(addresses).map((address) => toAddress(address, context.language));
  },
} satisfies Pick<QueryResolvers, 'addresses'>;

const Mutation = {
  createAddress: async (_root, { input }, context) => {
    requireSession(context);
    const { provider, language } = context;
    const address = readInput(input, context);
    const created =
      (await createAddress(provider, address)) ?? newestTitled(await listAddresses(provider), address.title);
    if (created) return toAddress(created, language);
    const endpoint = 'POST addresses';
    const message = `${endpoint} answered with something that cannot be understood: id`;
    throw new ProviderError({ kind: 'malformed', endpoint, status: 200, message });
  },

  updateAddress: async (_root, { id, input }, context) => {
    requireSession(context);
    const { provider, language } = context;
    return toAddress(await updateAddress(provider, id, readInput(input, context)), language);
  },

  deleteAddress: async (_root, { id }, context) => {
    requireSession(context);
    await deleteAddress(context.provider, id);
    return id;
  },
} satisfies Pick<MutationResolvers, 'createAddress' | 'updateAddress' | 'deleteAddress'>;

export const addresses = { Query, Mutation };
