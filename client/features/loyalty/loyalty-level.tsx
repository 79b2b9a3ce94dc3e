import type { CustomerClassesQuery } from '../../graphql/generated/graphql.ts';
import { useCustomerClassesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './loyalty.styles.ts';

type CustomerClass = NonNullable<CustomerClassesQuery['customerClasses']>[number];

type Level = {
  current: CustomerClass;
  /** The class after it and the points that are missing for it; null at the highest. */
  next: { name: string; missing: number } | null;
  /** How much of the way from this class to the next is done, from 0 to 1. */
  progress: number;
};

/** Where so many points stand among the classes; null where the shop does not know from how many points they begin. */
export const levelOf = (classes: readonly CustomerClass[], points: number): Level | null => {
  const reached = classes.findLastIndex(({ fromPoints }) => fromPoints !== null && fromPoints <= points);
  const current = classes[reached];
  if (!current) return null;
  const from = current.fromPoints ?? 0;
  const next = classes[reached + 1];
  const to = next?.fromPoints ?? null;
  if (!next || to === null) return { current, next: null, progress: 1 };
  return { current, next: { name: next.name, missing: to - points }, progress: (points - from) / (to - from) };
};

/** The customer's level and the way to the next; nothing where the shop does not know where levels begin. */
export const LoyaltyLevel = ({ points }: { points: number }) => {
  const text = useText();
  const [{ data }] = useCustomerClassesQuery({});
  const level = levelOf(data?.customerClasses ?? [], points);
  if (!level) return null;
  const { current, next, progress } = level;
  const name = `\u2068${current.name}\u2069`;
  return (
    <section className={styles.level} aria-label={text('loyalty.level.title')}>
      <Picture src={current.image} shape="square" className={styles.levelPicture} />
      <div className={looks.startTexts}>
        <h2 className={styles.name}>{text('loyalty.level.at', { name })}</h2>
        <progress className={styles.levelBar} max={1} value={progress} aria-label={text('loyalty.level.way')} />
        <p className={looks.quietWriting}>
          {next
            ? text('loyalty.level.missing', { count: next.missing, name: `\u2068${next.name}\u2069` })
            : text('loyalty.level.highest')}
        </p>
      </div>
    </section>
  );
};
