import { useEffect, useRef, useState } from 'react';
import { CombinedError, type OperationResult } from 'urql';
import type { UpdateProfileMutation } from '../../graphql/generated/graphql.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { Profile } from './profile-fields.ts';
import type { ProfileStore } from './use-profile.ts';

type Answer = Pick<OperationResult<UpdateProfileMutation['updateProfile']>, 'data' | 'error'>;

/** The most that the server takes; a larger file would travel for nothing. */
const mostBytes = 5 * 1024 * 1024;
/** The server gives a picture 90 s to arrive, then the provider is asked. */
const timeoutMs = 100_000;

/**
 * Sends a picture and reports the part that has gone, from 0 to 1, which `fetch` cannot. Never rejects; an aborted request
 * has no answer.
 */
const sendPicture = (request: XMLHttpRequest, picture: Blob, locale: Locale, onProgress: (part: number) => void) =>
  new Promise<Answer>((resolve) => {
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

/** Choosing a new picture, looking at it, and sending it. */
export const usePicture = ({ changed, query: [, execute] }: ProfileStore, { image }: Profile) => {
  const text = useText();
  const locale = useLocale();
  const { submit, isBusy } = useSubmit();
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [part, setPart] = useState(0);
  const [saved, setSaved] = useState<{ preview: string; former: string | null } | null>(null);
  const sending = useRef<XMLHttpRequest | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const giveUp = (why?: MessageId) => {
    setChosen(null);
    setProblem(why ? text(why) : null);
  };
  const choose = (file: File | undefined) => {
    if (!file || isBusy) return;
    if (file.size > mostBytes) return giveUp('profile.picture.tooLarge');
    setProblem(null);
    // Never revoked: the URL holds none of the file's bytes, and goes with the document.
    setChosen({ file, preview: URL.createObjectURL(file) });
  };
  const save = () => {
    if (!chosen) return;
    setProblem(null);
    setPart(0);
    const send = () => {
      sending.current = new XMLHttpRequest();
      return sendPicture(sending.current, chosen.file, locale, setPart);
    };
    submit(send, {
      whatFailed: 'profile.updateFailed',
      onSuccess: (answer) => {
        setSaved({ preview: chosen.preview, former: image });
        setChosen(null);
        changed(answer);
        execute({ requestPolicy: 'network-only' });
      },
      onFailure: ({ fields }) => setProblem(fields.picture ?? null),
    });
  };
  return {
    chosen,
    /** Why the last file was not taken. */
    problem,
    /** The part that has gone, from 0 to 1; null while nothing is being sent. */
    progress: isBusy ? part : null,
    // A provider that gives every picture the same URL would have the browser show the former one.
    image: chosen?.preview ?? (saved?.former === image ? saved.preview : image),
    choose,
    save,
    stop: () => sending.current?.abort(),
    giveUp,
  };
};
