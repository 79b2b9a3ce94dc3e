import type { FastifyInstance } from 'fastify';
import { type DocumentNode, GraphQLError, type GraphQLSchema, getVariableValues } from 'graphql';
import { operationOf, refuseSyntaxTree, rootFieldsOf } from './documents.ts';
import { ShopError } from './errors.ts';
import { findExcess } from './limits.ts';

declare module 'mercurius' {
  interface MercuriusContext {
    /** The name that a request over HTTP asks for, when it asks for one. */
    operationName?: string | null;
    /** What the request gives for the document's variables, as it came. */
    givenVariables?: Record<string, unknown>;
  }
}

const mostErrors = { maxErrors: 50 };

const signInFields = new Set(['sendCode', 'verifyCode', 'register']);

/** Attempts count one by one: ten guesses under ten aliases are ten. */
const signInAttempts = (document: DocumentNode): number =>
  rootFieldsOf(document).filter((name) => signInFields.has(name)).length;

/** Told as mercurius tells what is wrong with a document. */
class InvalidVariables extends Error {
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('The variables are not valid');
    this.errors = errors;
  }
}

/**
 * The variables with the defaults that document and schema give them: the compiled plan refuses a missing variable or
 * input field that has a default, where the specification wants the default.
 */
const withDefaults = (schema: GraphQLSchema, document: DocumentNode, variables: Record<string, unknown>) => {
  const { coerced, errors } = getVariableValues(
    schema,
    operationOf(document)?.variableDefinitions ?? [],
    variables,
    mostErrors,
  );
  if (errors) throw new InvalidVariables(errors);
  return coerced;
};

/** Refuses what must not run, at the moment when it costs least. */
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
  graphql.addHook('preExecution', async (_schema, document, context) => {
    const operation = operationOf(document);
    if (operation?.operation === 'subscription') throw new GraphQLError('Subscriptions are served over WebSocket.');
    if (context.operationName && operation?.name?.value !== context.operationName) {
      throw new GraphQLError('The document does not hold an operation of that name.');
    }
    if (operation?.operation !== 'mutation' || !context.reply) return;
    for (let count = signInAttempts(document); count > 0; count--) {
      const retryAfterSeconds = await app.countSignInAttempt(context.reply.request);
      if (retryAfterSeconds !== null) {
        throw new ShopError('RATE_LIMITED', 'Too many attempts to sign in; please wait a moment.', {
          retryAfterSeconds,
        });
      }
    }
  });
};
