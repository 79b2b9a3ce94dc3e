import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { error as errorLook } from '../../ui/form/field.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { markFailed } from '../../ui/media/picture.tsx';
import * as styles from './profile.styles.ts';
import { initialsOf, type Profile } from './profile-fields.ts';
import { usePicture } from './use-picture.ts';
import type { ProfileStore } from './use-profile.ts';

const defaultImage = '/icons/default-avatar.svg';

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

const takenTypes = 'image/jpeg,image/png,image/webp';

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
const useFocusOnNext = (stage: string) => {
  const section = useRef<HTMLElement>(null);
  const last = useRef(stage);
  useEffect(() => {
    if (stage !== last.current) section.current?.querySelector<HTMLElement>('[data-next]')?.focus();
    last.current = stage;
  }, [stage]);
  return section;
};

type ProfilePictureProps = { store: ProfileStore; profile: Profile; children: ReactNode };

/** The customer's picture, which can be changed by choosing a file or by dropping one here; `children` stand beside it. */
export const ProfilePicture = ({ store, profile, children }: ProfilePictureProps) => {
  const text = useText();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { image, chosen, progress, problem, choose, save, stop, giveUp } = usePicture(store, profile);
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
        image={image}
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
              <Button data-next="" onClick={save}>
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
        {problem && (
          <p role="alert" className={errorLook}>
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
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
