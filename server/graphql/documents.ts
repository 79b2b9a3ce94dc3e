import type { FastifyInstance } from 'fastify';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { Refusal } from '../http/refusal.ts';
import { refuseTooMany } from './errors.ts';
import { findExcess, maxTokens, rootFieldsOf } from './limits.ts';

export const parseOptions: ParseOptions = { maxTokens: maxTokens };

type Validation = { rules: ValidationRule[]; options: { maxErrors: number; hideSuggestions: boolean } };

/**
 * The rules beside those of the specification, and how much is reported: a few mistakes are enough to read, a last error
 * says that there are more, and suggestions would reveal the hidden schema.
 */
export const validationFor = (allowsIntrospection: boolean): Validation => ({
  rules: allowsIntrospection ? [] : [NoSchemaIntrospectionCustomRule],
  options: { maxErrors: 4, hideSuggestions: !allowsIntrospection },
});

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

/** Reads a document under all limits and rules; fails with the list of its errors. */
export const readDocument = (
  schema: GraphQLSchema,
  readSource: () => string,
  { rules, options }: Validation,
): { document: DocumentNode } | { errors: readonly GraphQLError[] } => {
  try {
    const source = readSource();
    refuseSyntaxTree(source);
    const document = parse(source, parseOptions);
    const excess = findExcess(schema, document);
    if (excess) return { errors: [excess] };
    const errors = validate(schema, document, [...specifiedRules, ...rules], options);
    return errors.length > 0 ? { errors } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
};

declare module 'mercurius' {
  interface MercuriusContext {
    /** The name that a request over HTTP asks for, when it asks for one. */
    operationName?: string | null;
    /** The request's values of the document's variables, as they came. */
    givenVariables?: Record<string, unknown>;
  }
}

const mostErrors = { maxErrors: 50 };

const signInFields = new Set(['sendCode', 'verifyCode', 'register']);

/**
 * The variables with the defaults that document and schema give them: the compiled plan refuses a missing variable or
 * input field that has a default, where the specification wants the default.
 */
const withDefaults = (schema: GraphQLSchema, document: DocumentNode, variables: Record<string, unknown>) => {
  const { coerced, errors } = getVariableValues(
    schema,
    getOperationAST(document)?.variableDefinitions ?? [],
    variables,
    mostErrors,
  );
  if (errors) throw new AggregateError(errors, 'The variables are not valid');
  return coerced;
};

/** Refuses documents that must not run, at the moment when it costs least. */
export const addExecutionGuards = (app: FastifyInstance): void => {
  const { graphql } = app;
  graphql.addHook('preParsing', async (_schema, source) => refuseSyntaxTree(source));
  graphql.addHook('preValidation', async (schema, document) => {
    const excess = findExcess(schema, document);
    if (excess) throw excess;
  });
  graphql.addHook('preExecution', async (schema, document, { givenVariables = {} }) => ({
    variables: withDefaults(schema, document, givenVariables),
  }));
  graphql.addHook('preExecution', async (schema, document, context) => {
    const operation = getOperationAST(document);
    // Fastify answers `HEAD` too, which mercurius does not know; it may only read.
    if (operation?.operation !== 'query' && context.reply && context.reply.request.method !== 'POST')
      throw new Refusal(405, 'Ask with POST for anything but a query.');
    if (operation?.operation === 'subscription') throw new GraphQLError('Subscriptions are served over WebSocket.');
    if (context.operationName && operation?.name?.value !== context.operationName) {
      throw new GraphQLError('The document does not hold an operation of that name.');
    }
    if (operation?.operation !== 'mutation' || !context.reply) return;
    // Attempts count one by one: ten guesses under ten aliases are ten.
    for (const name of rootFieldsOf(schema, document)) {
      if (!signInFields.has(name)) continue;
      const retryAfterSeconds = app.countSignInAttempt(context.reply.request);
      refuseTooMany(retryAfterSeconds, 'Too many attempts to sign in; please wait a moment.');
    }
  });
};
