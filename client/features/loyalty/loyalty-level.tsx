import { useCustomerClassesQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { levelOf } from './level.ts';
import * as styles from './loyalty.styles.ts';

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
