import { CombinedError, type OperationResult } from 'urql';
import type { Locale } from '../../i18n/locale.ts';
import type { Updated } from './profile-fields.ts';

/** The server gives a picture 90 s to arrive, then the provider is asked. */
const timeoutMs = 100_000;

/**
 * Sends a picture and reports the part that has gone, from 0 to 1, which `fetch` cannot. Never rejects; an aborted request
 * has no answer.
 */
export const sendPicture = (
  request: XMLHttpRequest,
  picture: Blob,
  locale: Locale,
  onProgress: (part: number) => void,
): Promise<Pick<OperationResult<Updated>, 'data' | 'error'>> =>
  new Promise((resolve) => {
    const form = new FormData();
    form.set('picture', picture, 'picture');
    request.open('POST', '/account/picture');
    request.setRequestHeader('accept-language', locale);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.upload.onload = () => onProgress(1);
    request.onabort = () => resolve({});
    request.onloadend = () => {
      const { data, errors } = request.response ?? {};
      if (data) return resolve({ data });
      const why = errors ? { graphQLErrors: errors } : { networkError: new Error('no answer') };
      resolve({ error: new CombinedError(why) });
    };
    request.send(form);
  });
