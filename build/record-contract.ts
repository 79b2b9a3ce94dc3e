import { writeFileSync } from 'node:fs';
import { parse, print, visit } from 'graphql';
import { releasedSchema } from './contract-changes.ts';
import { recordOperations } from './operation-texts.ts';
import { contractText } from './schema-page.ts';

/**
 * Writes down what this release offers, without descriptions, and what its pages ask for: `npm run release-contract`,
 * once for each release. A test holds the next release to it, since pages and servers of both meet while it is rolled out.
 */
const offered = visit(parse(contractText()), {
  enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
});
writeFileSync(releasedSchema, `${print(offered)}\n`);
recordOperations();
