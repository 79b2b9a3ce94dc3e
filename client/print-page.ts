import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The whole markup, lazy parts included. A boundary may be of any size: React would move a large one to the end of the
 * page, together with a script in the document that puts it into its place.
 */
export const printPage = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const whole = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write: (piece: Buffer, _, goOn) => {
        pieces.push(piece);
        goOn();
      },
      final: (end) => {
        resolve(Buffer.concat(pieces).toString());
        end();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(whole),
      onShellError: reject,
    });
  });
