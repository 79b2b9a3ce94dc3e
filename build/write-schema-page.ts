import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { RaisedCodes } from './raised-codes.ts';
import { schemaPage } from './schema-page.ts';

/** The reference page, from the project's root. */
export const schemaPagePath = 'docs/schema.md';

/** The whole contract as one text. */
export const contractText = (): string =>
  globSync('schema/*.graphql')
    .toSorted()
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** Brings the reference page up to date with the contract and with what the resolvers raise. */
export const writeSchemaPage = (): void =>
  writeFileSync(schemaPagePath, schemaPage(buildSchema(contractText()), new RaisedCodes()));
