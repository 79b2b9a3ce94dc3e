import { type ReactNode, useEffect } from 'react';
import { statusOfFailure } from '../../graphql/failure.ts';
import { ProfileDocument, useProfileQuery } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSignOut } from '../session/public.ts';
import { AddressesEntry } from './addresses-entry.tsx';
import { Avatar } from './avatar.tsx';
import { keepProfile, type Profile, readKeptProfile } from './kept-profile.ts';
import { fullNameOf, initialsOf } from './person.ts';
import * as styles from './profile.styles.ts';
import { ProfileProblem } from './profile-problem.tsx';
import { writtenPhone } from './written-phone.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'profile.page.title' }) });

export const prefetch = async ({ client }: PageContext) =>
  statusOfFailure((await client.query(ProfileDocument, {})).error);

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={styles.detail}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

const Identity = ({ profile }: { profile: Profile }) => {
  const text = useText();
  return (
    <section className={styles.person}>
      <Avatar image={profile.image} initials={initialsOf(profile)} />
      <div className={styles.identity}>
        <h2 className={styles.name}>
          <bdi>{fullNameOf(profile)}</bdi>
        </h2>
        {profile.email && (
          <Badge color={profile.isEmailVerified ? 'palm' : 'gray'}>
            <span className={styles.verified}>
              <Icon name={profile.isEmailVerified ? 'circle-check' : 'mail'} />
              {text(profile.isEmailVerified ? 'profile.page.verified' : 'profile.page.unverified')}
            </span>
          </Badge>
        )}
      </div>
    </section>
  );
};

const Details = ({ profile }: { profile: Profile }) => {
  const text = useText();
  const locale = useLocale();
  const none = <span className={styles.muted}>{text('profile.page.none')}</span>;
  const gender = profile.gender && text(profile.gender === 'MALE' ? 'profile.page.male' : 'profile.page.female');
  return (
    <dl className={styles.details}>
      {profile.mobileNumber && (
        <Detail term={text('profile.page.phone')}>
          <bdi dir="ltr">{writtenPhone(profile.mobileNumber)}</bdi>
        </Detail>
      )}
      <Detail term={text('profile.page.email')}>{profile.email ? <bdi>{profile.email}</bdi> : none}</Detail>
      <Detail term={text('profile.page.dateOfBirth')}>
        {profile.dateOfBirth ? formatDay(locale, profile.dateOfBirth, 'full') : none}
      </Detail>
      <Detail term={text('profile.page.gender')}>{gender ?? none}</Detail>
    </dl>
  );
};

export const Page = () => {
  const text = useText();
  const { signOut, isBusy } = useSignOut();
  const [{ data, fetching }, execute] = useProfileQuery({});
  const answered = data?.viewer.profile;
  useEffect(() => {
    if (answered) keepProfile(localStorage, answered);
  }, [answered]);
  const profile = answered ?? (fetching ? readKeptProfile(localStorage) : null);
  return (
    <div className={styles.page} aria-busy={(fetching && !profile) || undefined}>
      <h1 className={styles.title}>{text('profile.page.title')}</h1>
      {profile && (
        <>
          <Identity profile={profile} />
          <Details profile={profile} />
        </>
      )}
      {!profile && fetching && (
        <>
          <span className={styles.hidden}>{text('profile.loading')}</span>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </>
      )}
      {!profile && !fetching && (
        <ProfileProblem isFetching={fetching} onTryAgain={() => execute({ requestPolicy: 'network-only' })} />
      )}
      <AddressesEntry />
      <Button
        variant="secondary"
        icon="log-out"
        className={styles.end}
        waiting={isBusy}
        waitingLabel={text('profile.page.signOutBusy')}
        onClick={signOut}
      >
        {text('shell.signOut')}
      </Button>
    </div>
  );
};
