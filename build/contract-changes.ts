import { readFileSync } from 'node:fs';
import {
  BreakingChangeType,
  buildASTSchema,
  DangerousChangeType,
  type DocumentNode,
  findBreakingChanges,
  findDangerousChanges,
  GraphQLDeprecatedDirective,
  getDirectiveValues,
  parse,
  validate,
  visit,
} from 'graphql';
import { releasedOperations } from './operation-texts.ts';

/** Where the schema of the last release is kept, from the project's root. Nothing but checks reads it. */
export const releasedSchema = 'tests/conventions/released-schema.graphql';

/** The contract of the last release: its schema, and the texts that its pages send. */
type Released = { schema: string; operations: string[] };

export const readReleased = (): Released => ({
  schema: readFileSync(releasedSchema, 'utf8'),
  operations: Object.values(releasedOperations()),
});

const schemaOf = (document: DocumentNode) => buildASTSchema(document, { assumeValidSDL: true });

/** The last day on which something deprecated is there, such as `2027-03-31`; null without such a day in its reason. */
export const lastDayOf = (reason: unknown): string | null =>
  /\bstays until (\d{4}-\d{2}-\d{2})\b/.exec(String(reason))?.[1] ?? null;

/** A deprecated field may go once its last day is over. */
const withoutFormer = (document: DocumentNode, today: string): DocumentNode =>
  visit(document, {
    enter: (node) => {
      if (!('directives' in node)) return undefined;
      const lastDay = lastDayOf(getDirectiveValues(GraphQLDeprecatedDirective, node)?.reason);
      return lastDay && lastDay < today ? null : undefined;
    },
  });

/**
 * The failures of the last release's pages on a server of this one, in sentences: operations that are not valid any
 * more, and answers or inputs of another form. A type that nothing leads to any more may go. `today` is a day such as
 * `2027-03-31`.
 */
export const brokenPromises = (
  released: Released,
  schema: string,
  today = new Date().toISOString().slice(0, 10),
): string[] => {
  const now = schemaOf(parse(schema));
  const invalid = released.operations.flatMap((text) => validate(now, parse(text)));
  const changes = findBreakingChanges(schemaOf(withoutFormer(parse(released.schema), today)), now);
  return [
    ...new Set(invalid.map(({ message }) => message)),
    ...changes.filter(({ type }) => type !== BreakingChangeType.TYPE_REMOVED).map(({ description }) => description),
  ];
};

/** A client that does not know of it asks as before. */
const unnoticed = new Set([DangerousChangeType.OPTIONAL_ARG_ADDED, DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED]);

/** Surprises for clients that are not the shop's pages, such as a further value of an enum, in sentences. */
export const surprises = (released: Pick<Released, 'schema'>, schema: string): string[] =>
  findDangerousChanges(schemaOf(parse(released.schema)), schemaOf(parse(schema)))
    .filter(({ type }) => !unnoticed.has(type))
    .map(({ description }) => description);
