import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Later } from '../../routing/later.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './profile.styles.ts';
import { draftOf, keptDraft, type Profile, type ProfileDraft } from './profile-fields.ts';
import type { ProfileStore } from './use-profile.ts';

type Editing = { draft: ProfileDraft; isRestored: boolean };

/** What is typed stays in this tab, over a failed save and a reload, until it is saved or given up. */
const useProfileEditing = ({ profile, update, forgetSuccess }: ProfileStore) => {
  const [editing, setEditing] = useState<Editing | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    const draft = keptDraft.read();
    if (draft) setEditing({ draft, isRestored: true });
  }, []);
  useEffect(() => {
    if (editing || !hasEnded.current) return;
    hasEnded.current = false;
    opener.current?.focus();
  }, [editing]);
  const end = () => {
    hasEnded.current = true;
    keptDraft.clear();
    setEditing(null);
  };
  return {
    editing,
    /** Goes on the button that begins; it has the focus again afterwards. */
    opener,
    begin: () => {
      forgetSuccess();
      if (profile) setEditing({ draft: draftOf(profile), isRestored: false });
    },
    change: (part: Partial<ProfileDraft>) => {
      if (!editing) return;
      const draft = { ...editing.draft, ...part };
      keptDraft.write(draft);
      setEditing({ ...editing, draft });
    },
    save: () => {
      if (editing) update(editing.draft, end);
    },
    cancel: end,
  };
};

const loadForm = () => import('./profile-form.tsx');
const ProfileForm = lazy(async () => ({ default: (await loadForm()).ProfileForm }));
const warmForm = () => void loadForm().catch(() => {});

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.detail}>
    <dt className={looks.quiet}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

const ReadDetails = ({ profile }: { profile: Profile }) => {
  const text = useText();
  const intl = useIntl();
  const none = <span className={looks.muted}>{text('profile.page.none')}</span>;
  const gender = profile.gender && text(profile.gender === 'MALE' ? 'person.male' : 'person.female');
  return (
    <dl className={looks.rows}>
      {profile.mobileNumber && (
        <Detail term={text('person.mobile')}>
          <bdi dir="ltr">{writtenPhone(profile.mobileNumber)}</bdi>
        </Detail>
      )}
      <Detail term={text('person.email')}>{profile.email ? <bdi>{profile.email}</bdi> : none}</Detail>
      <Detail term={text('person.dateOfBirth')}>
        {profile.dateOfBirth ? formatDay(intl, profile.dateOfBirth, 'full') : none}
      </Detail>
      <Detail term={text('person.gender')}>{gender ?? none}</Detail>
    </dl>
  );
};

/** The customer's details, read and changed in the same place. */
export const ProfileDetails = ({ store, profile }: { store: ProfileStore; profile: Profile }) => {
  const text = useText();
  const { editing, opener, begin, change, save, cancel } = useProfileEditing(store);
  return (
    <section className={looks.stack3} aria-labelledby="profile-details">
      <div className={styles.sectionHead}>
        <h2 id="profile-details" className={looks.subtitle}>
          {text('profile.page.details')}
        </h2>
        {!editing && (
          <Button
            ref={opener}
            variant="secondary"
            icon="pencil"
            className={styles.edit}
            onPointerEnter={warmForm}
            onFocus={warmForm}
            onClick={begin}
          >
            {text('profile.edit.open')}
          </Button>
        )}
      </div>
      {editing ? (
        <Later fallback={<Skeleton shape="picture" />}>
          <ProfileForm
            profile={profile}
            draft={editing.draft}
            isRestored={editing.isRestored}
            fieldErrors={store.fieldErrors}
            isBusy={store.updating}
            onChange={change}
            onSave={save}
            onCancel={cancel}
          />
        </Later>
      ) : (
        <ReadDetails profile={profile} />
      )}
    </section>
  );
};
