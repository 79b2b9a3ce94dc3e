import { useText } from '../../i18n/use-text.ts';
import type { MessageId } from '../../i18n/words.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import * as styles from './home-page.styles.ts';

const steps: { icon: IconName; title: MessageId; body: MessageId }[] = [
  { icon: 'sparkles', title: 'content.home.step1.title', body: 'content.home.step1.body' },
  { icon: 'calendar-check', title: 'content.home.step2.title', body: 'content.home.step2.body' },
  { icon: 'shield-check', title: 'content.home.step3.title', body: 'content.home.step3.body' },
];

/** How booking works, in three steps. */
export const HomeSteps = () => {
  const text = useText();
  return (
    <section className={styles.section}>
      <div className={styles.sectionTop}>
        <h2>{text('content.home.how')}</h2>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ icon, title, body }) => (
          <li key={title}>
            <span>
              <Icon name={icon} />
            </span>
            <h3>{text(title)}</h3>
            <p>{text(body)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
