/** A failure of the start, with a message that names the operator's next step; shown without a stack. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The same failure as a sentence with a way on, for the causes that lie outside the shop. */
export const asPlainFailure = (error: unknown, { port, host }: { port: number; host: string }): unknown => {
  const next = port < 65_535 ? port + 1 : 3000;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use, perhaps by another copy of the shop. Stop that one, or take another port: PORT=${next} npm start`,
    EACCES: `This user may not open port ${port}. Take one above 1023: PORT=3000 npm start`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine. Leave HOST out to listen on all of them.`,
    ENOTFOUND: `HOST is ${host}, a name that cannot be found. Leave HOST out to listen on all addresses of this machine.`,
  };
  const sentence = isAboutListening(error) ? sentences[codeOf(error)] : undefined;
  return sentence ? new PlainFailure(sentence) : error;
};

const isAboutListening = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && ['listen', 'bind', 'getaddrinfo'].includes(String(error.syscall));

export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // By name: in development a module can be there twice.
  return error.name === 'PlainFailure' ? error.message : (error.stack ?? error.message);
};
