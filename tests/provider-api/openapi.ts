import { Document, isCollection, visit } from 'yaml';
import { answerExample, answerSchema, namedSchemas, refusalSchema } from './answers.ts';
import type { ProviderCall } from './call.ts';
import { providerCalls } from './provider-calls.ts';
import type { Schema } from './schema.ts';

const description = `Every call that the shop makes, and its answers as the shop reads them.

\`npm run provider-api\` writes this file from \`tests/provider-api/\`; tests compare it with the client, with the
decoders and with the sandbox. \`npm run probe -- https://provider.example\` compares a provider with it.

Answers are read leniently. What is described as lying in \`data.<name>\` may also lie in \`data.data\`, in \`data\` or on
top, and a list may come as a page (\`data\` or \`items\` inside it) or as an object with numbers for names. Fields that
are not required may be missing, and unknown ones are passed over. \`x-also-read-from\` names further names of a field. An
entry of a list that cannot be read is left out; anything else that cannot be read is a failure of the call.

\`x-assumed\` marks calls whose paths are assumed. \`ASSUMED_CALLS_OFF\` switches them off by that name.`;

const headers: Record<string, [Schema, string]> = {
  'Accept-Language': [{ enum: ['en', 'ar'] }, 'The language of all texts in the answer.'],
  'Service-Type': [{ type: 'string' }, 'The kind of business, such as `reservation` or `online_store`.'],
  'Delivery-Method': [{ type: 'string' }, 'Such as `branch`.'],
  'Device-Type': [{ type: 'string' }, '`web`'],
};

const json = (schema: Schema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const refusalTexts: Record<number, string> = {
  401: 'The token is missing or does not count any more.',
  422: 'The call cannot be done; `errors` may name fields.',
};

/** `PUT addresses/{id}` is `putAddressesId`. */
const nameOf = (endpoint: string): string =>
  endpoint
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .map((word, place) => (place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

const pathParameters = (endpoint: string) =>
  [...endpoint.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  }));

const queryParameters = ({ query = {} }: ProviderCall) =>
  Object.entries(query).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description !== undefined && { description }),
    schema,
  }));

const noResponse = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

const refusalResponse = (status: string, words: string) =>
  status in refusalTexts ? { $ref: `#/components/responses/Refusal${status}` } : noResponse(words);

const operationOf = (call: ProviderCall) => {
  const { endpoint, group, summary, body, form, refusals, assumed, isPublic } = call;
  const said = Object.entries({ ...refusalTexts, ...refusals }).filter(([status]) => status !== '401' || !isPublic);
  const content = body ? json(body) : form && { 'multipart/form-data': { schema: form } };
  const parameters = [...pathParameters(endpoint), ...queryParameters(call)];
  return {
    operationId: nameOf(endpoint),
    tags: [group],
    summary,
    ...(assumed && { 'x-assumed': assumed }),
    security: isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      200: { description: 'Done', content: json(answerSchema(call), answerExample(call)) },
      ...Object.fromEntries(said.map(([status, words]) => [status, refusalResponse(status, words)])),
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
};

const pathsOf = (): Record<string, Record<string, unknown>> => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of providerCalls) {
    const [method = '', template = ''] = call.endpoint.split(' ');
    const path = `/api/v1/${template}`;
    const parameters = Object.keys(headers).map((name) => ({ $ref: `#/components/parameters/${name}` }));
    paths[path] = { parameters, ...paths[path], [method.toLowerCase()]: operationOf(call) };
  }
  return paths;
};

export const providerApi = () => ({
  openapi: '3.1.0',
  info: { title: 'The provider of a Rawnaq shop', version: '1', description: description },
  servers: [{ url: 'http://127.0.0.1:4000', description: 'The sandbox: `npm run sandbox`' }],
  tags: [...new Set(providerCalls.map(({ group }) => group))].map((name) => ({ name })),
  paths: pathsOf(),
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    parameters: Object.fromEntries(
      Object.entries(headers).map(([name, [schema, description]]) => [
        name,
        { name, in: 'header', description, schema },
      ]),
    ),
    responses: {
      ...Object.fromEntries(
        Object.entries(refusalTexts).map(([status, words]) => [`Refusal${status}`, noResponse(words)]),
      ),
      Refusal: noResponse('Any other no.'),
    },
    schemas: { ...namedSchemas('read'), Refusal: refusalSchema },
  },
});

const width = 110;

/** What fits into a line stands in one. Quoted as readers of older YAML need it, for whom `10:00` is a number. */
export const providerApiText = (): string => {
  const document = new Document(providerApi(), { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  visit(document, {
    Collection: (_, node) => {
      if (isCollection(node)) node.flow = JSON.stringify(node).length < width - 30;
    },
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && node.value.includes('\n')) node.type = 'BLOCK_LITERAL';
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true });
};
