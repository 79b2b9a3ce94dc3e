/** `POST account/verify-otp`; the token counts only when the profile is complete. */
export type ProviderVerifiedCode = { is_completed: boolean; token: string | null };

/** `POST user/register`. */
export type ProviderRegistration = { token: string };
