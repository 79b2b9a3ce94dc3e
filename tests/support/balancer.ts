import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';

/** One URL in front of several processes, which it asks in turn. */
export type Balancer = {
  url: string;
  /** From now on only these are asked. */
  lead: (targets: readonly string[]) => void;
  close: () => Promise<void>;
};

/** What speaks of one connection only and is not passed on. */
const ownToConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownToConnection.has(name)));

const listen = async (server: Server, lead: Balancer['lead'], end: () => void): Promise<Balancer> => {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      end();
      await closed;
    },
  };
};

const inTurn = (first: readonly string[]) => {
  let targets = first;
  let asked = 0;
  return {
    lead: (next: readonly string[]) => {
      targets = next;
    },
    next: () => new URL(targets[asked++ % targets.length] ?? ''),
  };
};

/** Joins two connections for as long as both are open. */
const join = (one: Socket, other: Socket): void => {
  one.pipe(other).pipe(one);
  one.on('close', () => other.destroy());
  other.on('close', () => one.destroy());
  other.on('error', () => one.destroy());
};

/** Chooses a process for each request, as proxies do, and keeps the browser's connection. Sockets are passed on. */
export const balanceRequests = (first: readonly string[]): Promise<Balancer> => {
  const { next, lead } = inTurn(first);
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const target = new URL(url ?? '/', next());
    const forwarded = ask(target, { method, headers: passedOn(headers), agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer) => {
    const { hostname, port } = next();
    const lines = [`${method} ${url} HTTP/1.1`];
    for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
    const upstream = connect(Number(port), hostname);
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    join(socket, upstream);
  });
  return listen(server, lead, () => agent.destroy());
};

/** Chooses a process for each connection, and knows nothing of HTTP. */
export const balanceConnections = (first: readonly string[]): Promise<Balancer> => {
  const { next, lead } = inTurn(first);
  const server = createTcpServer((socket) => {
    const { hostname, port } = next();
    join(socket, connect(Number(port), hostname));
  });
  return listen(server, lead, () => {});
};
