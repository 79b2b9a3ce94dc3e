import { textsUrl } from './texts-url.ts';

/** Milliseconds before an operation that the server does not understand is sent again; each further pause is twice as long. */
export const firstPauseMs = 50;
export const longestPauseMs = 800;

type Request = { query?: string; documentId?: string };

/** Names an operation by its id where the build has left the id in place of the text. */
export const namedById = <Sent extends Request>(request: Sent): Sent => {
  const { query, ...rest } = request;
  return query?.startsWith('sha256:') ? ({ ...rest, documentId: query } as Sent) : request;
};

/** Whether a server of another build has no operation of that id; nothing was executed. */
export const isUnknownId = (answer: string): boolean => answer.includes('PERSISTED_DOCUMENT_NOT_FOUND');

/** The same request with its text, from the file of this build at `url`; unchanged when the file cannot be had. */
export const withText = async <Sent extends Request>(request: Sent, url = textsUrl): Promise<Sent> => {
  const { documentId } = request;
  if (!documentId || request.query || !url) return request;
  try {
    const texts: Record<string, string> = await (await fetch(url)).json();
    const query = texts[documentId.slice('sha256:'.length)];
    return query ? { ...request, query } : request;
  } catch {
    return request;
  }
};
