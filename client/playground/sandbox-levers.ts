import type { UpstreamCall } from '../../schema/upstream-call.ts';

/** Whether the shop's provider is known to be a sandbox. */
export const hasSandbox = () => document.getElementById('playground')?.dataset.sandbox !== undefined;

const send = async (lever: 'faults' | 'stubs', method: 'POST' | 'DELETE', given?: object): Promise<string> => {
  const response = await fetch(`/graphiql/sandbox/${lever}`, {
    method,
    ...(given && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }),
  });
  const { message, name } = await response.json();
  return message ?? (name ? `The stub ${name} answers from now on.` : 'It fails from now on.');
};

const matchOf = ({ method, path }: UpstreamCall) => {
  const [plain = '', query = ''] = path.split('?');
  return { method, path: plain, query: Object.fromEntries(new URLSearchParams(query)) };
};

/** The next calls of this method and path are answered with 503; answers what the sandbox says. */
export const makeFail = (call: UpstreamCall): Promise<string> => {
  const { method, path } = matchOf(call);
  return send('faults', 'POST', { kind: 'status', status: 503, method, path });
};

/** Lays JSON over the true answer of this very call, its query included; answers what the sandbox says. */
export const answerInstead = async (call: UpstreamCall, json: string): Promise<string> => {
  try {
    return await send('stubs', 'POST', { ...matchOf(call), answer: { patch: JSON.parse(json) } });
  } catch (error) {
    return error instanceof SyntaxError ? 'This is not JSON.' : 'The sandbox did not answer.';
  }
};

/** Everything is answered truly again, but for the stubs of files. */
export const letAll = async (): Promise<void> => {
  await Promise.all([send('faults', 'DELETE'), send('stubs', 'DELETE')]);
};
