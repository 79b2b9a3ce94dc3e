/** `GET settings/invite-friend`. */
export type ProviderInvitation = { invitation_code: string; image_page: string | null; content_page: string | null };
