import type { ValidateFunction } from 'ajv/dist/2020.js';
import { type DescribedCall, describedCalls, validatorFor } from './description.ts';

export type Sent = { query: Iterable<[name: string, value: string]>; fields: unknown };

const compile = validatorFor('read');

/** As the body of the call has to be, without any field that is not described. */
const bodyCheck = ({ body, form }: DescribedCall): ValidateFunction | null => {
  const schema = body ?? form;
  return schema ? compile({ ...schema, additionalProperties: false }) : null;
};

const checks = new Map(
  [...describedCalls].map(([endpoint, call]) => {
    const query = new Map(Object.entries(call.query).map(([name, schema]) => [name, compile(schema)]));
    return [endpoint, { body: bodyCheck(call), query }];
  }),
);

/** A query has only texts; the description names a number where one is meant. */
const numberIn = (text: string): unknown => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** What a call that was sent has beyond, or other than, its description. */
export const wrongIn = (endpoint: string, { query, fields }: Sent): string[] => {
  const check = checks.get(endpoint);
  if (!check) return [`${endpoint} is not described`];
  const problems = [...query].flatMap(([name, value]) => {
    const described = check.query.get(name.replace(/\[\d+\]/g, '[0]'));
    if (!described) return [`${endpoint}: ${name} is not described`];
    return described(value) || described(numberIn(value)) ? [] : [`${endpoint}: ${name} is ${value}`];
  });
  const given = Object.fromEntries(
    Object.entries(Object(fields ?? {})).filter(([, value]) => value !== null && value !== undefined),
  );
  const hasFields = Object.keys(given).length > 0;
  if (!check.body) return hasFields ? [...problems, `${endpoint}: no body is described`] : problems;
  if (check.body(given)) return problems;
  const wrong = check.body.errors?.map((error) => {
    const name = error.params.additionalProperty ?? error.params.missingProperty ?? '';
    return `${endpoint}: body${error.instancePath} ${error.message} ${name}`;
  });
  return [...problems, ...(wrong ?? [])];
};
