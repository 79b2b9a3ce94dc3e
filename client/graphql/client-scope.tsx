import { createContext, type ReactNode, use } from 'react';
import type { Client } from './client.ts';

const ClientContext = createContext<Client | null>(null);

export const ClientScope = ({ client, children }: { client: Client; children: ReactNode }) => (
  <ClientContext value={client}>{children}</ClientContext>
);

export const useClient = (): Client => {
  const client = use(ClientContext);
  if (!client) throw new Error('There is no client above this component');
  return client;
};
