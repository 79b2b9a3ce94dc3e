import { persisted } from '../../storage/persisted.ts';

/** The id of the address that was chosen last in this browser. */
export const rememberedAddress = persisted('address', (stored) => stored as string | null, {
  personal: true,
  isText: true,
});
