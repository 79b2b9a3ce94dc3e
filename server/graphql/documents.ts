import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  type ParseOptions,
  parse,
  type SelectionSetNode,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { findExcess, maxTokens } from './limits.ts';

export const parseOptions: ParseOptions = { maxTokens: maxTokens };
/** Ten mistakes are enough to read. Suggestions would reveal what introspection hides. */
export const validateOptions = { maxErrors: 10, hideSuggestions: true };

/** Rules for documents beside GraphQL's own. */
export const extraRules = (allowsIntrospection: boolean): ValidationRule[] =>
  allowsIntrospection ? [] : [NoSchemaIntrospectionCustomRule];

/** How every JSON text begins, and hardly a document: failing to parse is slow. */
const jsonStart = /^\s*(?:\{\s*["}]|["[\d-]|true|false|null)/;

/** A document may also come as its syntax tree in JSON, which no token limit would see. */
export const refuseSyntaxTree = (source: string): void => {
  if (!jsonStart.test(source)) return;
  try {
    JSON.parse(source);
  } catch {
    return;
  }
  throw new GraphQLError('The query is not a GraphQL document.');
};

/** Reads a document under all limits and rules; fails with the list of what is wrong. */
export const readDocument = (
  schema: GraphQLSchema,
  source: string,
  rules: ValidationRule[],
): { document: DocumentNode } | { errors: readonly GraphQLError[] } => {
  try {
    refuseSyntaxTree(source);
    const document = parse(source, parseOptions);
    const excess = findExcess(schema, document);
    if (excess) return { errors: [excess] };
    const errors = validate(schema, document, [...specifiedRules, ...rules], validateOptions);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
};

/** The single operation that `findExcess` has made sure of. */
export const operationOf = (document: DocumentNode): OperationDefinitionNode | undefined =>
  document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);

/** Root fields with their repetitions under other aliases, looked for in fragments as well. */
export const rootFieldsOf = (document: DocumentNode): string[] => {
  const collect = (set: SelectionSetNode): FieldNode[] =>
    set.selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return collect(node.selectionSet);
      const fragment = document.definitions.find(
        (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === node.name.value,
      );
      return fragment && 'selectionSet' in fragment ? collect(fragment.selectionSet) : [];
    });
  const operation = operationOf(document);
  return operation ? collect(operation.selectionSet).map((field) => field.name.value) : [];
};
