import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';

/** A field in a field in a field … counted through fragments. */
export const maxDepth = 8;
export const maxAliases = 15;
/** Names, numbers and punctuation marks of a document. */
export const maxTokens = 1_500;
export const maxBodyBytes = 64 * 1024;
/** An object of the answer costs 1; lists and root fields see below. */
export const maxCost = 5_000;
/** Selected fields with fragments spread: the rules of GraphQL compare fields in pairs, which must stay quick. */
export const maxFields = 500;
/** The same field at the same place, written out or spread: fragments that overlap repeat a few. */
export const maxCopies = 10;
/** Directives with fragments spread, wherever they stand. */
export const maxDirectives = 20;

/** A root field asks the provider, whatever it answers. */
const costOfRoot = 50;
/** A list is taken to be as long as a full page of the provider. */
const listLength = 10;

interface Measure {
  depth: number;
  cost: number;
  aliases: number;
  fields: number;
  directives: number;
}

const all = (value: number): Measure => ({
  depth: value,
  cost: value,
  aliases: value,
  fields: value,
  directives: value,
});
const nothing = all(0);
const endless = all(Infinity);

const sum = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  cost: a.cost + b.cost,
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
  directives: a.directives + b.directives,
});

const directivesOf = ({ directives = [] }: { readonly directives?: readonly unknown[] }): Measure => ({
  ...nothing,
  directives: directives.length,
});

const entriesOf = (type: GraphQLOutputType): number => {
  if (isNonNullType(type)) return entriesOf(type.ofType);
  return isListType(type) ? listLength * entriesOf(type.ofType) : 1;
};

/** Measures documents that were not validated yet: fields may be unknown and fragments endless. */
class Ruler {
  readonly #schema: GraphQLSchema;
  readonly #roots: ReadonlySet<GraphQLNamedType>;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #measured = new Map<string, Measure>();

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    this.#roots = new Set(roots.filter((type) => type != null));
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  operation(node: OperationDefinitionNode): Measure {
    const declared = (node.variableDefinitions ?? []).map(directivesOf).reduce(sum, directivesOf(node));
    return sum(declared, this.#selections(node.selectionSet, this.#schema.getRootType(node.operation) ?? undefined));
  }

  mostCopies(node: OperationDefinitionNode): number {
    const copies = new Map<string, number>();
    this.#countCopies(node.selectionSet, '', copies);
    return Math.max(...copies.values());
  }

  #countCopies(set: SelectionSetNode, place: string, copies: Map<string, number>): void {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const key = `${place}.${(node.alias ?? node.name).value}`;
        copies.set(key, (copies.get(key) ?? 0) + 1);
        if (node.selectionSet) this.#countCopies(node.selectionSet, key, copies);
      } else {
        const { selectionSet } =
          node.kind === Kind.FRAGMENT_SPREAD ? (this.#fragments.get(node.name.value) ?? {}) : node;
        if (selectionSet) this.#countCopies(selectionSet, place, copies);
      }
    }
  }

  #selections(set: SelectionSetNode, parent: GraphQLNamedType | undefined): Measure {
    let measure = nothing;
    for (const node of set.selections) {
      measure = sum(measure, directivesOf(node));
      if (node.kind === Kind.FIELD) measure = sum(measure, this.#field(node, parent));
      else if (node.kind === Kind.FRAGMENT_SPREAD) measure = sum(measure, this.#fragment(node.name.value));
      else measure = sum(measure, this.#selections(node.selectionSet, this.#narrowed(node.typeCondition) ?? parent));
    }
    return measure;
  }

  #narrowed(condition: NamedTypeNode | undefined): GraphQLNamedType | undefined {
    return condition && this.#schema.getType(condition.name.value);
  }

  #fragment(name: string): Measure {
    const known = this.#measured.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    if (!fragment) return nothing;
    // Met again while it is being measured, the fragment contains itself.
    this.#measured.set(name, endless);
    const inner = this.#selections(fragment.selectionSet, this.#narrowed(fragment.typeCondition));
    const measure = sum(directivesOf(fragment), inner);
    this.#measured.set(name, measure);
    return measure;
  }

  #field(node: FieldNode, parent: GraphQLNamedType | undefined): Measure {
    const own: Measure = { ...nothing, depth: 1, aliases: node.alias ? 1 : 0, fields: 1 };
    // GraphQL's own rules bound introspection, which is deeper than any other honest query.
    if (node.name.value.startsWith('__')) {
      const inner = node.selectionSet ? this.#selections(node.selectionSet, undefined) : nothing;
      return sum(own, { ...inner, depth: 0, cost: 0 });
    }
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const type = hasFields ? parent.getFields()[node.name.value]?.type : undefined;
    const named = type && getNamedType(type);
    const inner = node.selectionSet ? this.#selections(node.selectionSet, named) : nothing;
    const objects = (isCompositeType(named) ? 1 : 0) + inner.cost;
    const rootCost = parent && this.#roots.has(parent) ? costOfRoot : 0;
    const cost = rootCost + objects * (type ? entriesOf(type) : 1);
    return { ...sum(own, inner), depth: own.depth + inner.depth, cost };
  }
}

/**
 * Says why a document is refused before any work is spent on it, or answers null.
 * A document is one operation: the compiled plan of a document does not tell several of them apart.
 */
export const findExcess = (schema: GraphQLSchema, document: DocumentNode): GraphQLError | null => {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) {
    return new GraphQLError(`A document holds exactly one operation, this one holds ${operations.length}.`);
  }
  const ruler = new Ruler(schema, document);
  const { depth, cost, aliases, fields, directives } = ruler.operation(operation);
  if (depth > maxDepth) return new GraphQLError(`The operation is deeper than ${maxDepth} levels.`);
  if (aliases > maxAliases) return new GraphQLError(`The operation has more than ${maxAliases} aliases.`);
  if (fields > maxFields) return new GraphQLError(`The operation selects more than ${maxFields} fields.`);
  if (directives > maxDirectives) return new GraphQLError(`The operation has more than ${maxDirectives} directives.`);
  if (ruler.mostCopies(operation) > maxCopies) {
    return new GraphQLError(`The operation selects one field more than ${maxCopies} times.`);
  }
  if (cost > maxCost) return new GraphQLError(`The operation could answer more than ${maxCost} objects.`);
  return null;
};

/** Points and levels of a document, each with the most that it may have; null for a document that is not measured. */
export type DocumentCost = { points: number; mostPoints: number; depth: number; mostDepth: number } | null;

export const costOf = (schema: GraphQLSchema, query: string): DocumentCost => {
  try {
    const document = parse(query, { noLocation: true, maxTokens: maxTokens });
    const operation = getOperationAST(document);
    if (!operation) return null;
    const { cost, depth } = new Ruler(schema, document).operation(operation);
    return { points: cost, mostPoints: maxCost, depth, mostDepth: maxDepth };
  } catch {
    return null;
  }
};
