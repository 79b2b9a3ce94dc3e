import { parseArgs } from 'node:util';
import { askProvider, type Finding, type ProbeOptions, type Verdict } from './ask-provider.ts';
import { writeSamples } from './samples.ts';

const usage = `npm run probe -- https://provider.example [options]

  --token T       asks what belongs to a customer, too; or PROBE_TOKEN in the environment
  --write         saves an address and a line of the cart, and takes both away again
  --samples DIR   writes the answers there without personal data, as stubs (see docs/integrators.md)
  --language ar   asks in Arabic
  --timeout 8000  milliseconds for one call
  --limit 120     seconds for all of it
  --help          prints this

Exit code: 0 when the shop understands all of it, 1 when it does not, 2 when the provider does not answer or the time is over.`;

const signs: Record<Verdict, string> = {
  fine: 'fine',
  lenient: 'read leniently',
  refused: 'refused',
  'unknown id': 'unknown id',
  missing: 'missing',
  failed: 'failed',
  silent: 'no answer',
  'not asked': 'not asked',
};

const mostNotes = 12;

type Wish = ProbeOptions & { samples: string | null };

const wholeNumber = (name: string, text: string, most: number): number => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new Error(`--${name} must be a number from 1 to ${most}`);
  return number;
};

const readWish = (args: string[], env: Record<string, string | undefined>): Wish => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      write: { type: 'boolean', default: false },
      samples: { type: 'string' },
      language: { type: 'string', default: 'en' },
      timeout: { type: 'string', default: '8000' },
      limit: { type: 'string', default: '120' },
    },
  });
  const [address = '', ...others] = positionals;
  const url = URL.parse(address);
  if (others.length > 0 || !url || !/^https?:$/.test(url.protocol)) throw new Error('One address is needed.');
  if (url.username || url.password || url.search || url.hash) throw new Error('The address must be a plain one.');
  if (values.language !== 'en' && values.language !== 'ar') throw new Error('--language must be en or ar');
  const token = values.token ?? env.PROBE_TOKEN ?? null;
  if (token !== null && !/^[\x21-\x7e]+$/.test(token)) throw new Error('--token cannot stand in a header');
  if (values.write && token === null) throw new Error('--write needs --token');
  return {
    origin: `${url.origin}${url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}`,
    token,
    writes: values.write,
    language: values.language,
    callMilliseconds: wholeNumber('timeout', values.timeout, 60_000),
    wholeMilliseconds: wholeNumber('limit', values.limit, 3_600) * 1000,
    samples: values.samples ?? null,
  };
};

const isUnasked = ({ verdict }: Finding): boolean => verdict === 'not asked';

const linesOf = (finding: Finding): string[] => {
  const { call, verdict, notes, milliseconds } = finding;
  if (isUnasked(finding)) return [`${signs[verdict].padEnd(14)}  ${call.endpoint}: ${notes.join(', ')}`];
  const took = milliseconds === null ? '' : `  ${milliseconds} ms`;
  const shown =
    notes.length > mostNotes ? [...notes.slice(0, mostNotes), `and ${notes.length - mostNotes} more`] : notes;
  return [`${signs[verdict].padEnd(14)}  ${call.endpoint}${took}`, ...shown.map((note) => `${' '.repeat(16)}${note}`)];
};

const summaryOf = (findings: readonly Finding[]): string => {
  const counted = (Object.keys(signs) as Verdict[]).flatMap((verdict) => {
    const count = findings.filter((finding) => finding.verdict === verdict).length;
    return count > 0 ? [`${count} ${signs[verdict]}`] : [];
  });
  return counted.join(', ');
};

const exitCodeOf = (findings: readonly Finding[]): number => {
  const asked = findings.filter(({ exchange }) => exchange !== null);
  if (asked.every(({ verdict }) => verdict === 'silent')) return 2;
  if (findings.some(({ notes }) => notes.includes('the time is over'))) return 2;
  return findings.every(({ isHarmless }) => isHarmless) ? 0 : 1;
};

/** The things left behind when they could not be removed. */
const leftBehind = (findings: readonly Finding[]): string[] => {
  const isDone = (endpoint: string) =>
    findings.some(({ call, exchange }) => call.endpoint === endpoint && exchange?.outcome === 'read');
  return [
    isDone('POST addresses') && !isDone('DELETE addresses/{id}') ? 'An address called "Probe" may be left.' : '',
    isDone('POST cart') && !isDone('DELETE cart/{cart_product_id}') ? 'A line may be left in the cart.' : '',
  ].filter((words) => words !== '');
};

/** Answers the exit code. The token is never printed, nor are a terminal's control characters. */
export const runProbe = async (
  args: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<number> => {
  if (args.includes('--help')) {
    print(usage);
    return 0;
  }
  let wish: Wish;
  try {
    wish = readWish(args, env);
  } catch (error) {
    print(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
    return 2;
  }
  const { token, samples } = wish;
  const tell = (line: string) => {
    const told = token === null ? line : line.replaceAll(token, '…');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be taken out
    print(told.replace(/[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, ' ').slice(0, 1000));
  };
  tell(`Asking ${wish.origin}/api/v1${token === null ? ' as a guest' : ' as a customer'}`);
  const findings = await askProvider(wish);
  const askedFirst = findings.toSorted((one, other) => Number(isUnasked(one)) - Number(isUnasked(other)));
  for (const line of askedFirst.flatMap(linesOf)) tell(line);
  for (const words of leftBehind(findings)) tell(words);
  if (samples !== null) {
    try {
      tell(`${writeSamples(samples, findings, token)} samples in ${samples}`);
    } catch (error) {
      tell(`The samples cannot be written: ${error instanceof Error ? error.message : ''}`);
      return 2;
    }
  }
  tell(summaryOf(findings));
  return exitCodeOf(findings);
};
