import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { reportTo } from './measured-process.ts';

/** The sandbox in a process of its own, for `startMeasured`: its CPU is not taken from the shops or the visitors. */
reportTo(process, await buildSandbox({ database: ':memory:' }).listen(0));
