/** An answer of the provider's API, parsed. */
export type ProviderAnswer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: these tests look at the wire as it is
  body: any;
};

/** Speaks to a provider the way the storefront's server does, as one customer. */
export type ProviderCaller = {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ProviderAnswer>;
  /** Later calls carry this token; null for a guest. */
  use(token: string | null): void;
  token(): string | null;
};

/** `origin` is that of the provider, without a slash at the end. */
export const createProviderCaller = (origin: string, language: 'ar' | 'en' = 'en'): ProviderCaller => {
  let token: string | null = null;
  return {
    use: (next) => {
      token = next;
    },
    token: () => token,
    call: async (method, path, body, headers = {}) => {
      const isForm = body instanceof FormData;
      const response = await fetch(`${origin}/api/v1/${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'accept-language': language,
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
};
