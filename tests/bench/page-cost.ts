import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderRequest, RenderResult } from '../../client/entry-server.tsx';
import type { Asker } from '../support/start-shop.ts';
import { type Comparison, compareCpu, ownCpu, type Subject } from './compare-cpu.ts';
import { plainComponent } from './plain-markup.ts';

type Render = (request: RenderRequest) => Promise<RenderResult>;

type Execute = RenderRequest['execute'];

const dist = join(import.meta.dirname, '../../dist');
const entry = pathToFileURL(join(dist, 'server/entry-server.js')).href;

/** Asks the shop once for each operation and answers at once from then on, so that only rendering is measured. */
const rememberedAnswers = (gql: Asker, language: 'en' | 'ar'): Execute => {
  const known = new Map<string, Map<string, ReturnType<Execute>>>();
  return ({ query, variables }) => {
    // The text is no part of the key that is written: that would be a tenth of the measurement.
    const answers = known.get(query) ?? new Map<string, ReturnType<Execute>>();
    known.set(query, answers);
    const key = JSON.stringify(variables);
    const answer =
      answers.get(key) ??
      gql(query, variables, { language }).then(({ data, errors }) => (errors ? { data, errors } : { data }) as never);
    answers.set(key, answer);
    return answer;
  };
};

const renderPage = async (render: Render, url: string, execute: Execute): Promise<string> => {
  const result = await render({ url, branch: null, hasSession: false, arabic: 'ar', execute });
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

/** The cost of a page beside the same markup in a plain React component, which knows nothing of data, texts or URLs. */
export const pageCost = async (gql: Asker, url: string): Promise<Comparison> => {
  const { render, warmUp } = await import(entry);
  await warmUp();
  const known = rememberedAnswers(gql, url.startsWith('/ar') ? 'ar' : 'en');
  const html = await renderPage(render, url, known);
  const Page = plainComponent(html);
  const plain = renderToString(createElement(Page));
  if (withoutComments(plain).length !== withoutComments(html).length) {
    throw new Error(`The plain markup of ${url} differs from the page: ${plain.length} and ${html.length} characters`);
  }
  const baseline = subjectOf(() => renderToString(createElement(Page)));
  const effort = { warmUp: 400, rounds: 11, times: 150 };
  return compareCpu(
    subjectOf(() => renderPage(render, url, known)),
    baseline,
    effort,
  );
};
