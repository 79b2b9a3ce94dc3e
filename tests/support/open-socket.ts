import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

export interface TestSocket {
  socket: WebSocket;
  send: (message: unknown) => void;
  /** The next message that has not been read yet. */
  next: () => Promise<{ type: string; id?: string; payload?: unknown }>;
  /** The code that the server closes with. */
  closed: Promise<number>;
}

/** A socket of the protocol graphql-transport-ws, spoken by hand so that tests can be rude. */
export const openSocket = async (url: string, options: ClientOptions = {}, path = '/graphql'): Promise<TestSocket> => {
  const address = `${url.replace('http', 'ws')}${path}`;
  // A server may reset it.
  const socket = new WebSocket(address, 'graphql-transport-ws', options).on('error', () => {});
  const messages: string[] = [];
  const readers: ((text: string) => void)[] = [];
  socket.on('message', (data) => {
    const reader = readers.shift();
    if (reader) reader(String(data));
    else messages.push(String(data));
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  const nextText = () => {
    const text = messages.shift();
    return text === undefined ? new Promise<string>((resolve) => readers.push(resolve)) : Promise.resolve(text);
  };
  return {
    socket,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: async () => JSON.parse(await nextText()),
    closed,
  };
};

/** A socket that has said hello and was greeted. */
export const openGreetedSocket = async (...args: Parameters<typeof openSocket>): Promise<TestSocket> => {
  const opened = await openSocket(...args);
  opened.send({ type: 'connection_init' });
  await opened.next();
  return opened;
};
