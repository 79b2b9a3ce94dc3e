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
