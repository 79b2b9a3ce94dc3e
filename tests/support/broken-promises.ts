import {
  BreakingChangeType,
  buildASTSchema,
  type DocumentNode,
  findBreakingChanges,
  Kind,
  parse,
  validate,
  visit,
} from 'graphql';

const schemaOf = (document: DocumentNode) => buildASTSchema(document, { assumeValidSDL: true });

/** What was announced to go may go. */
const withoutDeprecated = (document: DocumentNode): DocumentNode => {
  const dropDeprecated = {
    enter: (node: { directives?: readonly { name: { value: string } }[] }) =>
      node.directives?.some(({ name }) => name.value === 'deprecated') ? null : undefined,
  };
  return visit(document, {
    [Kind.FIELD_DEFINITION]: dropDeprecated,
    [Kind.INPUT_VALUE_DEFINITION]: dropDeprecated,
    [Kind.ENUM_VALUE_DEFINITION]: dropDeprecated,
  });
};

/**
 * What pages of the last release would meet on a server of this one, in sentences: operations that are not valid any
 * more, and answers or inputs of another form. A type that nothing leads to any more may go.
 */
export const brokenPromises = (released: { schema: string; operations: string }, schema: string): string[] => {
  const today = schemaOf(parse(schema));
  const invalid = validate(today, parse(released.operations), undefined, { maxErrors: 50 });
  const changes = findBreakingChanges(schemaOf(withoutDeprecated(parse(released.schema))), today);
  return [
    ...invalid.map(({ message }) => message),
    ...changes.filter(({ type }) => type !== BreakingChangeType.TYPE_REMOVED).map(({ description }) => description),
  ];
};
