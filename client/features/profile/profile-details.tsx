import { type ComponentProps, lazy } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Later } from '../../routing/later.tsx';
import { usePersisted } from '../../storage/persisted.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './profile.styles.ts';
import { keptDraft, type Profile } from './profile-fields.ts';
import { useFocusOnNext } from './profile-picture.tsx';

const loadForm = () => import('./profile-form.tsx');
const ProfileForm = lazy(async () => ({ default: (await loadForm()).ProfileForm }));
const warmForm = () => void loadForm().catch(() => {});

const ReadDetails = ({ profile: { mobileNumber, email, dateOfBirth, gender } }: { profile: Profile }) => {
  const text = useText();
  const intl = useIntl();
  const details = {
    mobile: mobileNumber && <bdi dir="ltr">{writtenPhone(mobileNumber)}</bdi>,
    email: email && <bdi>{email}</bdi>,
    dateOfBirth: dateOfBirth && formatDay(intl, dateOfBirth, 'full'),
    gender: gender && text(gender === 'MALE' ? 'person.male' : 'person.female'),
  };
  return (
    <dl className={looks.rows}>
      {(['mobile', 'email', 'dateOfBirth', 'gender'] as const).map((name) => (
        <div key={name} className={styles.detail}>
          <dt className={looks.quiet}>{text(`person.${name}`)}</dt>
          <dd className={styles.value}>
            {details[name] ?? <span className={looks.muted}>{text('profile.page.none')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
};

type ProfileDetailsProps = Omit<ComponentProps<typeof ProfileForm>, 'onEnd'> & { onBegin: () => void };

/** The customer's details, read and changed in the same place. */
export const ProfileDetails = ({ onBegin, ...details }: ProfileDetailsProps) => {
  const text = useText();
  const isEditing = usePersisted(keptDraft, null) !== null;
  const section = useFocusOnNext(isEditing ? 'form' : 'read');
  return (
    <section ref={section} className={looks.stack3} aria-labelledby="profile-details">
      <div className={styles.sectionHead}>
        <h2 id="profile-details" className={looks.subtitle}>
          {text('profile.page.details')}
        </h2>
        {!isEditing && (
          <Button
            variant="secondary"
            icon="pencil"
            data-next=""
            onPointerEnter={warmForm}
            onFocus={warmForm}
            onClick={() => {
              onBegin();
              keptDraft.write({});
            }}
          >
            {text('profile.edit.open')}
          </Button>
        )}
      </div>
      {isEditing ? (
        <Later fallback={<Skeleton shape="picture" />}>
          <ProfileForm {...details} onEnd={keptDraft.clear} />
        </Later>
      ) : (
        <ReadDetails profile={details.profile} />
      )}
    </section>
  );
};
