import { createAddress, deleteAddress, listAddresses, updateAddress } from '../../provider/addresses.ts';
import { areCoordinates } from '../../values/safe-values.ts';
import { type ShopContext, signedIn } from '../context.ts';
import type { AddressInput, MutationResolvers, QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';

const refuseAddress = (input: AddressInput, { language }: ShopContext): void => {
  const position = !areCoordinates(input) && 'coordinates';
  refuseInput({ title: !input.title.trim() && 'required', latitude: position, longitude: position }, language);
};

export const Query = {
  addresses: signedIn((_root, _args, context) => listAddresses(context.provider)),
} satisfies QueryResolvers;

export const Mutation = {
  createAddress: signedIn((_root, { input }, context) => {
    refuseAddress(input, context);
    return createAddress(context.provider, input);
  }),

  updateAddress: signedIn((_root, { id, input }, context) => {
    refuseAddress(input, context);
    return updateAddress(context.provider, id, input);
  }),

  deleteAddress: signedIn(async (_root, { id }, context) => {
    await deleteAddress(context.provider, id);
    return id;
  }),
} satisfies MutationResolvers;
