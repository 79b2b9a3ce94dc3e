import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSubmit } from '../../graphql/use-submit.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { markFailed } from '../../ui/media/picture.tsx';
import * as styles from './profile.styles.ts';
import { initialsOf, type Profile, type Updated } from './profile-fields.ts';
import { sendPicture } from './send-picture.ts';

const defaultImage = '/icons/default-avatar.svg';
const takenTypes = 'image/jpeg,image/png,image/webp';
/** The most that the server takes; a larger file would travel for nothing. */
const mostBytes = 5 * 1024 * 1024;

type AvatarProps = { image: string | null; initials: string; onFailed: () => void };

/** The customer's picture; without one, or when it fails, the default picture with the initials upon it. */
const Avatar = ({ image, initials, onFailed }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const own = image !== failed ? image : null;
  const fail = () => {
    setFailed(image);
    onFailed();
  };
  return (
    <span className={styles.avatar} aria-hidden="true">
      <img
        ref={(element) => markFailed(element, fail)}
        src={own ?? defaultImage}
        alt=""
        className={looks.filling}
        width={96}
        height={96}
        decoding="async"
        onError={fail}
      />
      {!own && <bdi className={styles.initials}>{initials}</bdi>}
    </span>
  );
};

/** How far the picture has come. Once all of it has gone nothing can be taken back. */
const Sending = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => {
  const text = useText();
  const hasGone = progress === 1;
  return (
    <div className={styles.sending} tabIndex={-1} data-next="">
      <progress
        className={styles.bar}
        aria-label={text('profile.picture.progress')}
        max={100}
        value={hasGone ? undefined : Math.round(progress * 100)}
      />
      {hasGone ? (
        <p role="status" className={looks.caption}>
          {text('profile.picture.nearlyDone')}
        </p>
      ) : (
        <Button variant="ghost" onClick={onCancel}>
          {text('profile.picture.stop')}
        </Button>
      )}
    </div>
  );
};

/** From choosing to looking to sending and back, the focus is on the next control. */
export const useFocusOnNext = (stage: string) => {
  const section = useRef<HTMLElement>(null);
  const last = useRef(stage);
  useEffect(() => {
    if (stage !== last.current) section.current?.querySelector<HTMLElement>('[data-next]')?.focus();
    last.current = stage;
  }, [stage]);
  return section;
};

/** Choosing a new picture, looking at it, and sending it. */
const usePicture = (image: string | null, onChanged: (answer: Updated) => void) => {
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
  const save = ({ file, preview }: NonNullable<typeof chosen>) => {
    setProblem(null);
    setPart(0);
    const send = () => {
      sending.current = new XMLHttpRequest();
      return sendPicture(sending.current, file, locale, setPart);
    };
    submit(send, {
      whatFailed: 'profile.updateFailed',
      onSuccess: (answer) => {
        setSaved({ preview, former: image });
        setChosen(null);
        onChanged(answer);
      },
      onFailure: ({ fields }) => setProblem(fields.picture ?? null),
    });
  };
  // A provider that gives every picture the same URL would have the browser show the former one.
  const shown = chosen?.preview ?? (saved?.former === image ? saved.preview : image);
  const stop = () => sending.current?.abort();
  return { chosen, problem, progress: isBusy ? part : null, shown, choose, save, stop, giveUp };
};

type ProfilePictureProps = { profile: Profile; onChanged: (answer: Updated) => void; children: ReactNode };

/** The customer's picture, which can be changed by choosing a file or by dropping one here; `children` stand beside it. */
export const ProfilePicture = ({ profile, onChanged, children }: ProfilePictureProps) => {
  const text = useText();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { chosen, problem, progress, shown, choose, save, stop, giveUp } = usePicture(profile.image, onChanged);
  const section = useFocusOnNext(progress !== null ? 'sending' : chosen ? 'chosen' : 'idle');
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type === 'dragover');
    if (event.type === 'drop') choose(event.dataTransfer.files[0]);
  };
  return (
    <section
      ref={section}
      className={styles.person}
      aria-label={text('profile.picture.region')}
      data-over={isOver ? '' : undefined}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      <Avatar
        image={shown}
        initials={initialsOf(profile)}
        onFailed={() => chosen && giveUp('profile.picture.unreadable')}
      />
      {children}
      <div className={styles.choosing}>
        <input
          ref={input}
          type="file"
          hidden
          accept={takenTypes}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            target.value = '';
          }}
        />
        {progress === null ? (
          <div className={looks.wrap2}>
            {chosen && (
              <Button data-next="" onClick={() => save(chosen)}>
                {text('profile.picture.save')}
              </Button>
            )}
            <Button variant="secondary" icon="camera" data-next="" onClick={() => input.current?.click()}>
              {text(chosen ? 'profile.picture.other' : 'profile.picture.change')}
            </Button>
            {chosen && (
              <Button variant="ghost" onClick={() => giveUp()}>
                {text('shell.cancel')}
              </Button>
            )}
          </div>
        ) : (
          <Sending progress={progress} onCancel={stop} />
        )}
        {problem && <FieldError role="alert">{problem}</FieldError>}
        {progress === null && (
          <p className={looks.caption}>
            {text(chosen ? 'profile.picture.preview' : 'profile.picture.limits')}
            {!chosen && <span className={styles.drop}> {text('profile.picture.drop')}</span>}
          </p>
        )}
      </div>
    </section>
  );
};
