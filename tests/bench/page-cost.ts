import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderRequest, RenderResult } from '../../client/entry-server.tsx';
import type { Asker } from '../support/start-shop.ts';
import { type Comparison, compareCpu, ownCpu, type Subject } from './compare-cpu.ts';
import { plainElements } from './plain-markup.ts';

type Render = (request: RenderRequest) => Promise<RenderResult>;

type Execute = RenderRequest['execute'];

const entry = pathToFileURL(join(import.meta.dirname, '../../dist/server/entry-server.js')).href;

/** Asks the shop once for each operation and answers at once from then on, so that only rendering is measured. */
const rememberedAnswers = (gql: Asker): Execute => {
  const known = new Map<string, ReturnType<Execute>>();
  return ({ query, variables }) => {
    const key = JSON.stringify([query, variables]);
    const answer =
      known.get(key) ??
      gql(query, variables).then(({ data, errors }) => (errors ? { data, errors } : { data }) as never);
    known.set(key, answer);
    return answer;
  };
};

const renderPage = async (render: Render, url: string, execute: Execute): Promise<string> => {
  const result = await render({ url, execute });
  if (result.kind !== 'page' || result.status !== 200) throw new Error(`${url} cannot be rendered`);
  return result.html;
};

const withoutComments = (html: string) => html.replace(/<!--.*?-->/g, '');

const subjectOf = (work: () => unknown): Subject => ({
  cpu: ownCpu,
  run: async (times) => {
    for (let time = 0; time < times; time += 1) await work();
  },
});

/** What a page costs beside the same markup as plain React elements, which are made once and only printed. */
export const pageCost = async (gql: Asker, url: string): Promise<Comparison> => {
  process.env.NODE_ENV = 'production';
  const { renderToString } = await import('react-dom/server');
  const { render, warmUp } = await import(entry);
  await warmUp();
  const execute = rememberedAnswers(gql);
  const html = await renderPage(render, url, execute);
  const elements = plainElements(html);
  const plain = renderToString(elements);
  if (withoutComments(plain).length !== withoutComments(html).length) {
    throw new Error(`The plain markup of ${url} differs from the page: ${plain.length} and ${html.length} characters`);
  }
  return compareCpu(
    subjectOf(() => renderPage(render, url, execute)),
    subjectOf(() => renderToString(elements)),
    { warmUp: 400, rounds: 11, times: 150 },
  );
};
