const names = ['mobile_number', 'phone', 'phone_number', 'mobile'];

/** The mobile number that a session's claims name, grouped as it is typed; null when they name none. */
export const phoneOfClaims = (claims: string): string | null => {
  const known: Record<string, unknown> = JSON.parse(claims);
  const value = names
    .map((name) => known[name])
    .find((entry) => typeof entry === 'string' || typeof entry === 'number');
  const digits = /^\+?(?:966)?0?(\d{2})(\d{4})(\d{3})$/.exec(String(value ?? '').replace(/\s/g, ''));
  return digits ? `+966 ${digits.slice(1).join(' ')}` : null;
};
