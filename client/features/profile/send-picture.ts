import { type Failure, failureOf } from '../../graphql/failure.ts';
import type { UpdateProfileMutation } from '../../graphql/generated/operations.ts';
import { combinedError } from '../../graphql/known-answers.ts';
import type { Locale } from '../../i18n/locale.ts';

export type SentPicture =
  | { kind: 'saved'; answer: UpdateProfileMutation['updateProfile'] }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'cancelled' };

type Sending = {
  locale: Locale;
  /** Told the part of the picture that has gone, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

const path = '/account/picture';
/** The server gives a picture 90 s to arrive, then the provider is asked. */
const timeoutMs = 100_000;

const noAnswer = (): SentPicture => ({
  kind: 'failed',
  failure: failureOf(combinedError({ networkError: new Error('no answer') })),
});

const outcomeOf = (text: string): SentPicture => {
  try {
    const { data, errors } = JSON.parse(text);
    if (data) return { kind: 'saved', answer: data };
    return { kind: 'failed', failure: failureOf(combinedError({ graphQLErrors: errors })) };
  } catch {
    return noAnswer();
  }
};

/** Sends a picture and tells how far it has come, which `fetch` cannot. Never rejects. */
export const sendPicture = (picture: Blob, { locale, onProgress, signal }: Sending): Promise<SentPicture> =>
  new Promise((resolve) => {
    const form = new FormData();
    form.set('picture', picture, 'picture');
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept-language', locale);
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && total > 0 && onProgress(loaded / total);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(outcomeOf(request.responseText));
    request.onerror = () => resolve(noAnswer());
    request.ontimeout = () => resolve(noAnswer());
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
