import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a tool of the project and shows what it prints; answers whether it was content. */
export const runTool = async (
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> => {
  const child = spawn(`node_modules/.bin/${name}`, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  return code === 0;
};
