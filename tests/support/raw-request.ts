import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  /** Names in small letters; a name that comes twice has its values joined by a comma. */
  headers: Headers;
  body: string;
}

const readHeaders = (lines: string[]): Headers => {
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** The answer as it came, for requests that ask for the end of the connection after it. */
export const readAnswer = (raw: string): RawAnswer => {
  const end = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = raw.slice(0, end).split('\r\n');
  return { status: Number(statusLine.split(' ')[1]), headers: readHeaders(lines), body: raw.slice(end + 4) };
};

/** Sends bytes over TCP that no HTTP client would send, and reads until the server ends the connection. */
export const sendRaw = async (url: string, request: string): Promise<RawAnswer> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(request, 'latin1');
  return readAnswer(await text(socket));
};

/** `GET` of a URL that is sent letter for letter. */
export const getRaw = (url: string, path: string): Promise<RawAnswer> =>
  sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`);
