import {
  BreakingChangeType,
  buildASTSchema,
  DangerousChangeType,
  type DocumentNode,
  findBreakingChanges,
  findDangerousChanges,
  Kind,
  parse,
  type StringValueNode,
  validate,
  visit,
} from 'graphql';

type Deprecatable = {
  directives?: readonly {
    name: { value: string };
    arguments?: readonly { name: { value: string }; value: { kind: string } }[];
  }[];
};

const schemaOf = (document: DocumentNode) => buildASTSchema(document, { assumeValidSDL: true });

/** The last day on which something deprecated is there, such as `2027-03-31`; null without such a day in its reason. */
export const lastDayOf = (reason: string | null | undefined): string | null =>
  /\bstays until (\d{4}-\d{2}-\d{2})\b/.exec(reason ?? '')?.[1] ?? null;

const reasonOf = ({ directives }: Deprecatable): string | null => {
  const deprecated = directives?.find(({ name }) => name.value === 'deprecated');
  const reason = deprecated?.arguments?.find(({ name }) => name.value === 'reason')?.value;
  return reason?.kind === Kind.STRING ? (reason as StringValueNode).value : null;
};

/** What was announced to go may go once its last day is over. */
const withoutFormer = (document: DocumentNode, today: string): DocumentNode => {
  const dropFormer = {
    enter: (node: Deprecatable) => ((lastDayOf(reasonOf(node)) ?? '9999') < today ? null : undefined),
  };
  return visit(document, {
    [Kind.FIELD_DEFINITION]: dropFormer,
    [Kind.INPUT_VALUE_DEFINITION]: dropFormer,
    [Kind.ENUM_VALUE_DEFINITION]: dropFormer,
  });
};

/**
 * What pages of the last release would meet on a server of this one, in sentences: operations that are not valid any
 * more, and answers or inputs of another form. A type that nothing leads to any more may go. `today` is a day such as
 * `2027-03-31`.
 */
export const brokenPromises = (
  released: { schema: string; operations: string },
  schema: string,
  today = new Date().toISOString().slice(0, 10),
): string[] => {
  const now = schemaOf(parse(schema));
  const invalid = validate(now, parse(released.operations), undefined, { maxErrors: 50 });
  const changes = findBreakingChanges(schemaOf(withoutFormer(parse(released.schema), today)), now);
  return [
    ...invalid.map(({ message }) => message),
    ...changes.filter(({ type }) => type !== BreakingChangeType.TYPE_REMOVED).map(({ description }) => description),
  ];
};

/** A client that does not know of it asks as before. */
const unnoticed = new Set([DangerousChangeType.OPTIONAL_ARG_ADDED, DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED]);

/** What may surprise clients that are not the shop's pages, such as a further value of an enum, in sentences. */
export const surprises = (released: { schema: string }, schema: string): string[] =>
  findDangerousChanges(schemaOf(parse(released.schema)), schemaOf(parse(schema)))
    .filter(({ type }) => !unnoticed.has(type))
    .map(({ description }) => description);
