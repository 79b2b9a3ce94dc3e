import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
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
  type NamedTypeNode,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';

/** A field in a field in a field … counted through fragments. */
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 15;
/** Names, numbers and punctuation marks of a document. */
export const MAX_TOKENS = 1_500;
export const MAX_BODY_BYTES = 64 * 1024;
/** An object of the answer costs 1; lists and root fields see below. */
export const MAX_COST = 5_000;
/** Selected fields with fragments spread: the rules of GraphQL compare fields in pairs, which must stay quick. */
export const MAX_FIELDS = 500;
/** The same field at the same place, written out or spread: fragments that overlap repeat a few. */
export const MAX_COPIES = 10;
/** Directives with fragments spread, wherever they stand. */
export const MAX_DIRECTIVES = 20;

/** A root field asks the provider, whatever it answers. */
const ROOT_COST = 50;
/** A list is taken to be as long as a full page of the provider. */
const LIST_LENGTH = 10;

interface Measure {
  depth: number;
  cost: number;
  aliases: number;
  fields: number;
  directives: number;
}

const NOTHING: Measure = { depth: 0, cost: 0, aliases: 0, fields: 0, directives: 0 };
const ENDLESS: Measure = {
  depth: Infinity,
  cost: Infinity,
  aliases: Infinity,
  fields: Infinity,
  directives: Infinity,
};

function sum(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    cost: a.cost + b.cost,
    aliases: a.aliases + b.aliases,
    fields: a.fields + b.fields,
    directives: a.directives + b.directives,
  };
}

/** Directives of a node, as a measure of their own. */
function directivesOf({ directives = [] }: { readonly directives?: readonly unknown[] }): Measure {
  return { ...NOTHING, directives: directives.length };
}

function entriesOf(type: GraphQLOutputType): number {
  if (isNonNullType(type)) return entriesOf(type.ofType);
  return isListType(type) ? LIST_LENGTH * entriesOf(type.ofType) : 1;
}

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

  /** The most copies of one field at one place of the answer. Only for operations whose fields are few. */
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
    let measure = NOTHING;
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
    if (!fragment) return NOTHING;
    // Met again while it is being measured, the fragment contains itself.
    this.#measured.set(name, ENDLESS);
    const inner = this.#selections(fragment.selectionSet, this.#narrowed(fragment.typeCondition));
    const measure = sum(directivesOf(fragment), inner);
    this.#measured.set(name, measure);
    return measure;
  }

  #field(node: FieldNode, parent: GraphQLNamedType | undefined): Measure {
    const own: Measure = { ...NOTHING, depth: 1, aliases: node.alias ? 1 : 0, fields: 1 };
    // GraphQL's own rules bound introspection, which is deeper than any other honest query.
    if (node.name.value.startsWith('__')) {
      const inner = node.selectionSet ? this.#selections(node.selectionSet, undefined) : NOTHING;
      return sum(own, { ...inner, depth: 0, cost: 0 });
    }
    const hasFields = isObjectType(parent) || isInterfaceType(parent);
    const type = hasFields ? parent.getFields()[node.name.value]?.type : undefined;
    const named = type && getNamedType(type);
    const inner = node.selectionSet ? this.#selections(node.selectionSet, named) : NOTHING;
    const objects = (isCompositeType(named) ? 1 : 0) + inner.cost;
    const rootCost = parent && this.#roots.has(parent) ? ROOT_COST : 0;
    return {
      depth: own.depth + inner.depth,
      cost: rootCost + objects * (type ? entriesOf(type) : 1),
      aliases: own.aliases + inner.aliases,
      fields: own.fields + inner.fields,
      directives: inner.directives,
    };
  }
}

/**
 * Says why a document is refused before any work is spent on it, or answers null.
 * A document is one operation: the compiled plan of a document does not tell several of them apart.
 */
export function findExcess(schema: GraphQLSchema, document: DocumentNode): GraphQLError | null {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) {
    return new GraphQLError(`A document holds exactly one operation, this one holds ${operations.length}.`);
  }
  const ruler = new Ruler(schema, document);
  const { depth, cost, aliases, fields, directives } = ruler.operation(operation);
  if (depth > MAX_DEPTH) return new GraphQLError(`The operation is deeper than ${MAX_DEPTH} levels.`);
  if (aliases > MAX_ALIASES) return new GraphQLError(`The operation has more than ${MAX_ALIASES} aliases.`);
  if (fields > MAX_FIELDS) return new GraphQLError(`The operation selects more than ${MAX_FIELDS} fields.`);
  if (directives > MAX_DIRECTIVES) return new GraphQLError(`The operation has more than ${MAX_DIRECTIVES} directives.`);
  if (ruler.mostCopies(operation) > MAX_COPIES) {
    return new GraphQLError(`The operation selects one field more than ${MAX_COPIES} times.`);
  }
  if (cost > MAX_COST) return new GraphQLError(`The operation could answer more than ${MAX_COST} objects.`);
  return null;
}

/** Points and levels of a document, each with the most that it may have; null for a document that is not measured. */
export type DocumentCost = { points: number; mostPoints: number; depth: number; mostDepth: number } | null;

/** What a document costs of what it may. */
export function costOf(schema: GraphQLSchema, query: string): DocumentCost {
  try {
    const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS });
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (!operation) return null;
    const { cost, depth } = new Ruler(schema, document).operation(operation);
    return { points: cost, mostPoints: MAX_COST, depth, mostDepth: MAX_DEPTH };
  } catch {
    return null;
  }
}
