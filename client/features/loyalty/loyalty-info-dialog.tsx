import { useId, useState } from 'react';
import { Answered } from '../../graphql/failed-query.tsx';
import type { CustomerClassesQuery } from '../../graphql/generated/graphql.ts';
import { useCustomerClassesQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './loyalty.styles.ts';

type CustomerClass = NonNullable<CustomerClassesQuery['customerClasses']>[number];

/** One class; its benefits in more words stay folded until it is asked for. */
const ClassCard = ({ entry }: { entry: CustomerClass }) => {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, description, details, image } = entry;
  return (
    <li className={styles.card}>
      <Picture src={image} shape="square" className={looks.rounded} />
      <div className={looks.startTexts}>
        <h3 id={`${id}-name`} className={styles.name}>
          {name}
        </h3>
        {description && <p className={looks.quietWriting}>{description}</p>}
        {details && (
          <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <summary className={styles.toggle} id={`${id}-toggle`} aria-labelledby={`${id}-toggle ${id}-name`}>
              {text(isOpen ? 'loyalty.less' : 'loyalty.more')}
              <Icon name="chevron-down" />
            </summary>
            <p className={styles.details}>{details}</p>
          </details>
        )}
      </div>
    </li>
  );
};

/** The loyalty programme and its classes. */
export const Dialog = ({ onClose }: DialogControls) => {
  const text = useText();
  return (
    <DialogFrame title={text('loyalty.title')} onClose={onClose}>
      <div className={looks.stack5}>
        <div className={styles.intro}>
          <p>{text('loyalty.intro.collect')}</p>
          <p>{text('loyalty.intro.rise')}</p>
        </div>
        <Answered
          query={useCustomerClassesQuery({})}
          waiting={<Waiting look={looks.stack3} count={2} />}
          failed={text('loyalty.failed')}
        >
          {({ customerClasses }) =>
            customerClasses?.length ? (
              <ul className={looks.stack3}>
                {customerClasses.map((entry, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a class has no id, and the list never changes
                  <ClassCard key={place} entry={entry} />
                ))}
              </ul>
            ) : (
              <EmptyState icon="sparkles">{text('loyalty.none')}</EmptyState>
            )
          }
        </Answered>
      </div>
    </DialogFrame>
  );
};
