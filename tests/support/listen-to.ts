import { createClient } from 'graphql-ws';

export type Heard = { data?: Record<string, unknown> | null; errors?: readonly { extensions?: { code?: unknown } }[] };

/** Subscribes as a browser on this shop's own pages would, and answers everything that was heard until the end. */
export const listenTo = async (origin: string, cookie: string, query: string, variables: object): Promise<Heard[]> => {
  class BrowserSocket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, { protocols, headers: { cookie, origin } } as unknown as string[]);
    }
  }
  const client = createClient({
    url: `${origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: BrowserSocket,
    retryAttempts: 0,
  });
  const heard: Heard[] = [];
  try {
    for await (const result of client.iterate({ query, variables: variables as Record<string, unknown> })) {
      heard.push(result as Heard);
    }
  } catch (errors) {
    if (!Array.isArray(errors)) throw errors;
    heard.push({ errors });
  } finally {
    await client.dispose();
  }
  return heard;
};
