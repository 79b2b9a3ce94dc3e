import { buildSchema, printSchema } from 'graphql';
import { brokenPromises, readReleased, surprises } from './contract-changes.ts';
import { contractText, schemaPagePath, writeSchemaPage } from './schema-page.ts';

/**
 * Prints the whole contract, brings its reference page up to date, and tells what has changed since the last release.
 * Ends with 1 when something breaks its clients.
 */
const printContract = (): void => {
  const sdl = contractText();
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

printContract();
