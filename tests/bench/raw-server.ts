import fastify from 'fastify';
import { Pool } from 'undici';
import { reportTo } from './measured-process.ts';

/** A bare route for `startMeasured`: the catalogue's provider calls with undici, their JSON in one answer, nothing else. */
const provider = new Pool(process.env.PROVIDER_URL ?? '', { connections: 128, pipelining: 1 });

const ask = async (path: string, language: string): Promise<unknown> => {
  const headers = {
    accept: 'application/json',
    'accept-language': language,
    'service-type': 'reservation',
    'delivery-method': 'branch',
    'device-type': 'web',
  };
  const { body } = await provider.request({ method: 'GET', path: `/api/v1/${path}`, headers });
  return body.json();
};

const app = fastify();
app.post('/graphql', async (request) => {
  const language = request.headers['accept-language'] ?? 'en';
  const paths = ['menus', 'products?page=1', 'branches'];
  const [menus, services, branches] = await Promise.all(paths.map((path) => ask(path, language)));
  return { data: { menus, services, branches } };
});
reportTo(process, await app.listen({ host: '127.0.0.1', port: 0 }));
