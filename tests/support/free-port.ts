import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port below those that the system gives to connections, which could take it before it is listened on. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(10_000, 30_000);
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return port;
  } catch {
    return freePort();
  } finally {
    server.close();
  }
};
