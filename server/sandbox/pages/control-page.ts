import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { faultKinds } from '../faults.ts';
import { scenarios } from '../scenarios.ts';
import { paymentOutcomes } from '../world.ts';
import { hashOf } from './page-shell.ts';

const file = readFileSync(join(import.meta.dirname, 'control-page.html'), 'utf8');

const hashIn = (tag: 'style' | 'script') => hashOf(new RegExp(`<${tag}>(.*)</${tag}>`, 's').exec(file)?.[1] ?? '');

const policy = `default-src 'none'; connect-src 'self'; style-src ${hashIn('style')}; script-src ${hashIn('script')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const optionsOf = (values: readonly string[]) => values.map((value) => `<option>${value}</option>`).join('');

const buttonOf = ([name, { about }]: [string, { about: string }]) =>
  `<p><button type="button" data-act="POST" data-name="scenarios/${name}">${name}</button> ${about}</p>`;

const page = file
  .replace('{{scenarios}}', Object.entries(scenarios).map(buttonOf).join('\n'))
  .replace('{{outcomes}}', optionsOf(paymentOutcomes))
  .replace('{{kinds}}', optionsOf(faultKinds.filter((kind) => kind !== 'body')));

/** The page for people beside the controls: clock, codes, faults, payments, latency, scenarios and the calls received. */
export const sendControlPage = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
