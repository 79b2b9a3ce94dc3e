/** Uses a control of the sandbox over HTTP; answers the fields of its JSON beside its `status`. */
export const controlAt = async (method: string, path: string, body: unknown, origin: string) => {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${origin}/__sandbox/${path}`, { method, headers, ...given });
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at what it knows is there
  return { status: response.status, ...((await response.json()) as any) };
};
