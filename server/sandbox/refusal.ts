import { type Text, texts } from './texts.ts';

/** Thrown by a route to refuse; the sandbox answers it in the language of the request. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: Text;
  readonly fields: Record<string, Text> | undefined;

  constructor(status: number, text: Text, fields?: Record<string, Text>) {
    super(text.en);
    this.status = status;
    this.text = text;
    this.fields = fields;
  }
}

/** What was looked for; refuses with 404 when it is not there. */
export const found = <Thing>(thing: Thing | null | undefined, text: Text = texts.notFound): Thing => {
  if (thing === null || thing === undefined) throw new Refusal(404, text);
  return thing;
};

/** A refusal with 422 that names each wrong field; the first one is also the message. */
export const invalid = (fields: Record<string, Text>): Refusal => {
  const first = Object.values(fields)[0];
  return new Refusal(422, first ?? { en: 'The data is not valid.', ar: 'البيانات غير صحيحة.' }, fields);
};
