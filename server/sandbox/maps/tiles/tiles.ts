import type { FastifyInstance } from 'fastify';
import { drawTile } from './draw-tile.ts';

type Address = { theme: string; zoom: string; x: string; file: string };

const wholeNumber = (text: string, most: number): number | null =>
  /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : null;

/** Serves the drawn map: `GET /maps/tiles/light/15/20641/14053.svg?language=ar`, the theme `light` or `dark`. */
export const registerTiles = (app: FastifyInstance): void => {
  app.get<{ Params: Address; Querystring: { language?: string } }>(
    '/maps/tiles/:theme/:zoom/:x/:file',
    (request, reply) => {
      const { theme, file } = request.params;
      const zoom = wholeNumber(request.params.zoom, 20);
      const most = 2 ** (zoom ?? 0) - 1;
      const [x, y] = [wholeNumber(request.params.x, most), wholeNumber(file.replace(/\.svg$/, ''), most)];
      if ((theme !== 'light' && theme !== 'dark') || zoom === null || x === null || y === null) {
        return reply.code(404).type('text/plain').send('No such tile');
      }
      const language = request.query.language?.startsWith('ar') ? 'ar' : 'en';
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', "default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .type('image/svg+xml')
        .send(drawTile({ theme, zoom, x, y, language }));
    },
  );
};
