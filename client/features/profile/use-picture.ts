import { useEffect, useRef, useState } from 'react';
import { CombinedError } from 'urql';
import { type Failure, failureOf } from '../../graphql/failure.ts';
import type { UpdateProfileMutation } from '../../graphql/generated/graphql.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useSessionEnded } from '../../session/viewer-scope.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { PictureRefusal, type PreparedPicture, preparePicture } from './prepare-picture.ts';
import { type ProfileStore, tellFailure } from './use-profile.ts';

type SentPicture =
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
  failure: failureOf(new CombinedError({ networkError: new Error('no answer') })),
});

const outcomeOf = (text: string): SentPicture => {
  try {
    const { data, errors } = JSON.parse(text);
    if (data) return { kind: 'saved', answer: data };
    return { kind: 'failed', failure: failureOf(new CombinedError({ graphQLErrors: errors })) };
  } catch {
    return noAnswer();
  }
};

/** Sends a picture and tells how far it has come, which `fetch` cannot. Never rejects. */
const sendPicture = (picture: Blob, { locale, onProgress, signal }: Sending): Promise<SentPicture> =>
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

type PictureState = {
  /** Chosen and not saved yet. */
  chosen: PreparedPicture | null;
  /** The part that has gone, from 0 to 1; null while nothing is being sent. */
  progress: number | null;
  /** Why the last file was not taken. */
  problem: string | null;
  isOpening: boolean;
};

const nothing: PictureState = { chosen: null, progress: null, problem: null, isOpening: false };

/** Choosing a new picture, looking at it, and sending it. */
export const usePicture = ({ profile, merge, load }: ProfileStore) => {
  const text = useText();
  const locale = useLocale();
  const onSessionEnded = useSessionEnded();
  const [state, setState] = useState(nothing);
  const [saved, setSaved] = useState<{ preview: string; image: string | null } | null>(null);
  const sending = useRef<AbortController | null>(null);
  const choice = useRef(0);
  useEffect(() => () => sending.current?.abort(), []);

  const choose = async (file: File | undefined) => {
    if (!file || sending.current) return;
    choice.current += 1;
    const own = choice.current;
    setState({ ...nothing, isOpening: true });
    const next = await preparePicture(file).then(
      (chosen) => ({ ...nothing, chosen }),
      (error) => {
        const id = error instanceof PictureRefusal ? error.id : 'profile.picture.unreadable';
        return { ...nothing, problem: text(id) };
      },
    );
    // A file that was chosen meanwhile counts instead.
    if (own === choice.current) setState(next);
  };

  const finish = (outcome: SentPicture, picture: PreparedPicture) => {
    if (outcome.kind === 'saved') {
      setSaved({ preview: picture.preview, image: profile?.image ?? null });
      setState(nothing);
      merge(outcome.answer.changes);
      load();
      return showToast({ title: outcome.answer.message ?? text('profile.updated'), color: 'success' });
    }
    if (outcome.kind === 'cancelled') return setState({ ...nothing, chosen: picture });
    setState({ ...nothing, chosen: picture, problem: outcome.failure.fields.picture ?? null });
    tellFailure(text, outcome.failure, 'profile.updateFailed');
    if (outcome.failure.code === 'UNAUTHENTICATED') onSessionEnded();
  };

  const save = async () => {
    const picture = state.chosen;
    if (!picture || sending.current) return;
    const abort = new AbortController();
    sending.current = abort;
    setState({ ...nothing, chosen: picture, progress: 0 });
    const onProgress = (progress: number) => setState((before) => ({ ...before, progress }));
    const outcome = await sendPicture(picture.blob, { locale, onProgress, signal: abort.signal });
    sending.current = null;
    finish(outcome, picture);
  };

  // A provider that gives every picture the same URL would have the browser show the former one.
  const isFormerUrl = saved !== null && saved.image === (profile?.image ?? null);
  return {
    ...state,
    image: state.chosen?.preview ?? (isFormerUrl ? saved.preview : (profile?.image ?? null)),
    choose,
    save,
    cancel: () => (sending.current ? sending.current.abort() : setState(nothing)),
  };
};
