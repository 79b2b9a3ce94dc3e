import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';

/** A field in a field in a field … counted through fragments. */
const maxDepth = 8;
const maxAliases = 15;
/** Names, numbers and punctuation marks of a document. */
export const maxTokens = 1_500;
export const maxBodyBytes = 64 * 1024;
/** An object of the answer costs 1; lists and root fields see below. */
const maxCost = 5_000;
/** Selected fields with fragments spread: the rules of GraphQL compare fields in pairs, which must stay quick. */
const maxFields = 500;
/** The same field at the same place, written out or spread: fragments that overlap repeat a few. */
const maxCopies = 10;
/** Directives with fragments spread, wherever they stand. */
const maxDirectives = 20;
/** Fragments without a field count as well: a few could be spread without end. */
const maxFragments = 2_000;

/** A root field asks the provider, with any answer. */
const costOfRoot = 50;
/** A list is taken to be as long as a full page of the provider. */
const listLength = 10;

const entriesOf = (type: GraphQLOutputType): number => {
  if (isNonNullType(type)) return entriesOf(type.ofType);
  return isListType(type) ? listLength * entriesOf(type.ofType) : 1;
};

/** `roots` are the names of the root fields, with their repetitions under other aliases and in fragments. */
type Measures = { cost: number; depth: number; roots: string[] };

/**
 * Cost and depth of a document that was not validated yet: fields may be unknown, and fragments endless. Throws as soon
 * as there is too much of anything but cost. A document is one operation: the compiled plan of a document does not tell
 * several of them apart.
 */
const measure = (schema: GraphQLSchema, document: DocumentNode): Measures => {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) {
    throw new GraphQLError(`A document holds exactly one operation, this one holds ${operations.length}.`);
  }
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const root = schema.getRootType(operation.operation) ?? undefined;
  const counts = new Map<string, number>();
  const roots: string[] = [];
  let deepest = 0;

  const count = (what: string, more: number, most: number, refusal: string): void => {
    const total = (counts.get(what) ?? 0) + more;
    if (total > most) throw new GraphQLError(`The operation ${refusal}.`);
    counts.set(what, total);
  };

  const countDirectives = ({ directives = [] }: { readonly directives?: readonly unknown[] }): void =>
    count('directives', directives.length, maxDirectives, `has more than ${maxDirectives} directives`);

  const costOfField = (node: FieldNode, parent: GraphQLNamedType | undefined, at: string, depth: number): number => {
    const place = `${at}.${(node.alias ?? node.name).value}`;
    if (depth > maxDepth) throw new GraphQLError(`The operation is deeper than ${maxDepth} levels.`);
    deepest = Math.max(deepest, depth);
    if (depth === 1) roots.push(node.name.value);
    count('aliases', node.alias ? 1 : 0, maxAliases, `has more than ${maxAliases} aliases`);
    count('fields', 1, maxFields, `selects more than ${maxFields} fields`);
    count(place, 1, maxCopies, `selects one field more than ${maxCopies} times`);
    const isIntrospection = node.name.value.startsWith('__');
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const type = hasFields ? parent.getFields()[node.name.value]?.type : undefined;
    const named = type && getNamedType(type);
    // GraphQL's own rules bound introspection, which is deeper than any other honest query.
    const below = isIntrospection ? Number.NEGATIVE_INFINITY : depth + 1;
    const inner = node.selectionSet ? costOfSet(node.selectionSet, named, place, below) : 0;
    if (isIntrospection) return 0;
    const objects = (isCompositeType(named) ? 1 : 0) + inner;
    return (parent && parent === root ? costOfRoot : 0) + objects * (type ? entriesOf(type) : 1);
  };

  const costOfSet = (
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | undefined,
    place: string,
    depth: number,
  ): number => {
    let cost = 0;
    for (const node of selections) {
      countDirectives(node);
      if (node.kind === Kind.FIELD) {
        cost += costOfField(node, parent, place, depth);
        continue;
      }
      count('fragments', 1, maxFragments, `spreads more than ${maxFragments} fragments`);
      const spread =
        node.kind === Kind.FRAGMENT_SPREAD ? fragments.find(({ name }) => name.value === node.name.value) : node;
      if (spread && spread !== node) countDirectives(spread);
      const narrowed = spread?.typeCondition && schema.getType(spread.typeCondition.name.value);
      if (spread) cost += costOfSet(spread.selectionSet, narrowed ?? parent, place, depth);
    }
    return cost;
  };

  countDirectives(operation);
  operation.variableDefinitions?.forEach(countDirectives);
  return { cost: costOfSet(operation.selectionSet, root, '', 1), depth: deepest, roots };
};

export const rootFieldsOf = (schema: GraphQLSchema, document: DocumentNode): string[] =>
  measure(schema, document).roots;

/** Says why a document is refused before any work is spent on it, or answers null. */
export const findExcess = (schema: GraphQLSchema, document: DocumentNode): GraphQLError | null => {
  try {
    const { cost } = measure(schema, document);
    return cost > maxCost ? new GraphQLError(`The operation could answer more than ${maxCost} objects.`) : null;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
};

/** Points and levels of a document, each with the most that it may have; null for a document that is not measured. */
export type DocumentCost = { points: number; mostPoints: number; depth: number; mostDepth: number } | null;

export const costOf = (schema: GraphQLSchema, query: string): DocumentCost => {
  try {
    const { cost, depth } = measure(schema, parse(query, { noLocation: true, maxTokens: maxTokens }));
    return { points: cost, mostPoints: maxCost, depth, mostDepth: maxDepth };
  } catch {
    return null;
  }
};
