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
import { findExcess, MAX_TOKENS } from './limits.ts';

export const PARSE_OPTIONS: ParseOptions = { maxTokens: MAX_TOKENS };
/** Ten mistakes are enough to read. Suggestions would reveal what introspection hides. */
export const VALIDATE_OPTIONS = { maxErrors: 10, hideSuggestions: true };

/** Rules for documents beside GraphQL's own. */
export function extraRules(allowsIntrospection: boolean): ValidationRule[] {
  return allowsIntrospection ? [] : [NoSchemaIntrospectionCustomRule];
}

/** How every JSON text begins, and hardly a document: failing to parse is slow. */
const JSON_START = /^\s*(?:\{\s*["}]|["[\d-]|true|false|null)/;

/** A document may also come as its syntax tree in JSON, which no token limit would see. */
export function refuseSyntaxTree(source: string): void {
  if (!JSON_START.test(source)) return;
  try {
    JSON.parse(source);
  } catch {
    return;
  }
  throw new GraphQLError('The query is not a GraphQL document.');
}

/** Reads a document under all limits and rules; fails with the list of what is wrong. */
export function readDocument(
  schema: GraphQLSchema,
  source: string,
  rules: ValidationRule[],
): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
  try {
    refuseSyntaxTree(source);
    const document = parse(source, PARSE_OPTIONS);
    const excess = findExcess(schema, document);
    if (excess) return { errors: [excess] };
    const errors = validate(schema, document, [...specifiedRules, ...rules], VALIDATE_OPTIONS);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/** The single operation that `findExcess` has made sure of. */
export function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** Root fields with their repetitions under other aliases, looked for in fragments as well. */
export function rootFieldsOf(document: DocumentNode): string[] {
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
}
