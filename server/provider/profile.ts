import type { ProviderClient } from './client.ts';

export type ProviderProfile = {
  id: string | null;
  first_name: string;
  last_name: string;
  mobile_number: string | null;
  email: string | null;
  email_verified: boolean;
  gender: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth: string | null;
  image_profile: string | null;
  wallet: { balance: number } | null;
  number_of_points: number;
  role: string | null;
  user_role: string | null;
  type: string | null;
};

/** Answers who the visitor of this client is. */
export function getProfile(client: ProviderClient): Promise<ProviderProfile> {
  return client.get('account/info', {
    read: (answer) => {
      const profile = answer.object('user', 'first_name', 'last_name', 'mobile_number', 'email');
      const wallet = profile.object('wallet');
      return {
        id: profile.id('id'),
        first_name: profile.text('first_name') ?? '',
        last_name: profile.text('last_name') ?? '',
        mobile_number: profile.text('mobile_number'),
        email: profile.text('email'),
        email_verified: profile.flag('email_verified'),
        gender: profile.text('gender'),
        date_of_birth: profile.text('date_of_birth'),
        image_profile: profile.text('image_profile'),
        wallet: wallet && { balance: wallet.amount('balance') },
        number_of_points: profile.number('number_of_points') ?? 0,
        role: profile.text('role'),
        user_role: profile.text('user_role'),
        type: profile.text('type'),
      };
    },
  });
}
