import fastify from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { reportTo } from './measured-process.ts';
import { plainComponent } from './plain-markup.ts';

/** For `startMeasured`: one page of the shop, its markup printed from a plain React component for every request. */
const path = process.env.PAGE_PATH ?? '/';
const page = await (await fetch(`${process.env.SHOP_URL}${path}`)).text();
const start = page.indexOf('<div id="root">') + '<div id="root">'.length;
const end = page.indexOf('</div><script', start);
if (end < start) throw new Error(`${path} is not a page of the shop`);
const Page = plainComponent(page.slice(start, end));
const [before, after] = [page.slice(0, start), page.slice(end)];

const app = fastify();
app.get(path, async (_request, reply) =>
  reply.type('text/html; charset=utf-8').send(before + renderToString(createElement(Page)) + after),
);
reportTo(process, await app.listen({ host: '127.0.0.1', port: 0 }));
