import { runProbe } from './run-probe.ts';

/** `npm run probe -- https://provider.example`: the shop's reading of a provider's answers, call by call. */
process.exitCode = await runProbe(process.argv.slice(2), process.env, (line) => console.log(line));
