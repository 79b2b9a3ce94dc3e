import { writeFileSync } from 'node:fs';
import { buildSchema, parse, print, printSchema, visit } from 'graphql';
import { brokenPromises, readReleased, releasedSchema, surprises } from './contract-changes.ts';
import { complaintsOf, refuseUnreadable } from './generate.ts';
import { recordOperations } from './operation-texts.ts';
import { contractText, schemaPagePath, writeSchemaPage } from './schema-page.ts';

/**
 * Writes down this release's schema, without descriptions, and its pages' operations: `npm run release-contract`,
 * once for each release. A test holds the next release to it, since pages and servers of both meet while it is rolled out.
 */
const recordContract = (sdl: string): void => {
  const offered = visit(parse(sdl), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  writeFileSync(releasedSchema, `${print(offered)}\n`);
  recordOperations();
};

/**
 * Prints the whole contract, brings its reference page up to date, and prints the changes since the last release.
 * Ends with 1 when something breaks its clients.
 */
const printContract = (sdl: string): void => {
  process.stdout.write(`${printSchema(buildSchema(sdl))}\n`);
  writeSchemaPage();
  const released = readReleased();
  const broken = brokenPromises(released, sdl);
  const told = [
    ...broken.map((sentence) => `breaks clients of the last release: ${sentence}`),
    ...surprises(released, sdl).map((sentence) => `may surprise clients: ${sentence}`),
    `${schemaPagePath} is up to date.`,
  ];
  process.stderr.write(`${told.join('\n')}\n`);
  if (broken.length > 0) process.exitCode = 1;
};

const work = process.argv[2] === '--release' ? recordContract : printContract;
try {
  refuseUnreadable();
  work(contractText());
} catch (error) {
  process.stderr.write(`${complaintsOf(error)}\n`);
  process.exitCode = 1;
}
