import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type DocumentNode, parse, print, visit } from 'graphql';
import { readOperations } from './operation-texts.ts';

/**
 * Writes down what this release offers and asks for, without descriptions: `npm run release-contract`, once for each
 * release. A test holds the next release to it, since pages and servers of both meet while it is rolled out.
 */
const read = (pattern: string): DocumentNode =>
  parse(
    globSync(pattern)
      .toSorted()
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n'),
  );

const withoutDescriptions = (document: DocumentNode): DocumentNode =>
  visit(document, { enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined) });

const folder = 'schema/released';
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/schema.graphql`, `${print(withoutDescriptions(read('schema/*.graphql')))}\n`);
writeFileSync(`${folder}/operations.graphql`, `${print(parse(readOperations()))}\n`);
