import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';

/** The provider behind a door that ends every answer differently: nothing that was read of an earlier one helps. */
export const startEverNewProvider = async (providerUrl: string) => {
  const provider = new Pool(providerUrl, { connections: 8 });
  let count = 0;
  const door = createServer(async ({ url = '/', headers }, response) => {
    const { statusCode, body } = await provider.request({ method: 'GET', path: url, headers });
    const text = await body.text();
    count += 1;
    response.writeHead(statusCode, { 'content-type': 'application/json' }).end(text + ' '.repeat(count % 97));
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    close: async () => {
      door.closeAllConnections();
      door.close();
      await provider.close();
    },
  };
};
