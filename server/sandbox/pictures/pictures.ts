import type { FastifyInstance } from 'fastify';
import { drawPicture } from './draw-picture.ts';

const idShape = /^[A-Za-z0-9_-]{1,80}$/;

/** Serves the shop's drawn pictures: `GET /pictures/:kind/:id.svg`, text-free, the same bytes every time. */
export function registerPictures(app: FastifyInstance): void {
  app.get<{ Params: { kind: string; file: string } }>('/pictures/:kind/:file', (request, reply) => {
    const { kind, file } = request.params;
    const id = file.endsWith('.svg') ? file.slice(0, -4) : '';
    const svg = idShape.test(id) ? drawPicture(kind, id) : null;
    if (!svg) return reply.code(404).type('text/plain').send('No such picture');
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('X-Content-Type-Options', 'nosniff')
      .type('image/svg+xml')
      .send(svg);
  });
}
