import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';

/** Draws the serial number of a gift card as a QR code; a made-up number gives a code that buys nothing. */
export const registerQrCodes = (app: FastifyInstance): void => {
  app.get<{ Params: { serial: string } }>('/qr/:serial.svg', (request, reply) => {
    const { serial } = request.params;
    if (!/^[A-Z0-9-]{1,40}$/.test(serial)) return reply.code(404).type('text/plain').send('Not found');
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(renderSVG(serial));
  });
};
