import { persisted } from '../../storage/persisted.ts';

/** The id of the address that was chosen last in this browser. */
export const rememberedAddress = persisted('address', (_stored, text) => text, { personal: true });
