import type { ProviderClient } from './client.ts';

/** The country code that stands before the nine digits of every number. */
export const mobileCode = '966';

/** `nineDigits` as the provider wants it. */
export const toMobile = (nineDigits: string): { mobile_number: string; mobile_code: string } => ({
  mobile_number: `${mobileCode}${nineDigits}`,
  mobile_code: mobileCode,
});

export const sendCode = (client: ProviderClient, nineDigits: string): Promise<void> =>
  client.post('account/send-otp', {
    body: { ...toMobile(nineDigits), accept_terms: 1 },
    read: () => undefined,
  });

/** The token counts only when the profile is complete. Fails with a refusal when the code is wrong or too old. */
export const verifyCode = (
  client: ProviderClient,
  nineDigits: string,
  code: string,
): Promise<{ isCompleted: boolean; token: string | null }> =>
  client.post('account/verify-otp', {
    body: { ...toMobile(nineDigits), otp: code },
    read: (answer) => {
      const verified = answer.object('user', 'is_completed', 'token');
      // Each of the two may lie beside the user's own fields or among them.
      const told = (field: string) => answer.teller('user', field) ?? verified;
      return { isCompleted: told('is_completed').flag('is_completed'), token: told('token').text('token') };
    },
  });

export type ProviderRegistrationInput = {
  first_name: string;
  last_name: string;
  email?: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  gender: 'Male' | 'Female';
};

export const registerCustomer = (
  client: ProviderClient,
  nineDigits: string,
  code: string,
  customer: ProviderRegistrationInput,
): Promise<string> => {
  const mobile = toMobile(nineDigits);
  return client.post('user/register', {
    body: { ...customer, ...mobile, phone: mobile.mobile_number, otp: code },
    read: (answer) => (answer.teller('user', 'token') ?? answer.object('user', 'token')).requiredId('token'),
  });
};
