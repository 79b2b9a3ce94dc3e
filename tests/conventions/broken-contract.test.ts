import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyProject } from '../support/copied-project.ts';

const copy = await copyProject();
afterAll(() => copy.remove());

it('a developer who changes a fragment twice while the shop runs reads no warning about its name', async () => {
  const file = join(copy.folder, 'client/features/catalogue/services.graphql');
  const script = join(copy.folder, 'twice.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/(fragment ServiceCardParts on \w+ \{)/, '$1 __typename');
  expect(changed).not.toBe(text);
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     import { generateTypes } from './build/generate.ts';
     console.warn = console.log;
     await generateTypes();
     writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(changed)});
     await generateTypes();`,
  );
  expect(await copy.run(script)).not.toContain('already exists');
});

it('a developer whose contract contradicts itself reads file and line, and no stack', async () => {
  appendFileSync(
    join(copy.folder, 'schema/bookings.graphql'),
    '\ninterface Dated { day: ID! }\ntype Undated implements Dated { no: ID }\n',
  );
  const failure = await copy.run('build/print-schema.ts').catch(String);
  expect(failure).toMatch(
    /Interface field Dated\.day expected but Undated does not provide it\.\s+schema\/bookings\.graphql:\d+:/,
  );
  expect(failure).not.toContain('    at ');
  expect(failure).not.toContain('type Query');
});
