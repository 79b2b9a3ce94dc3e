import { useId, useState } from 'react';
import type { CustomerClassesQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './loyalty.styles.ts';

type CustomerClass = NonNullable<CustomerClassesQuery['customerClasses']>[number];

/** One class; what it brings in more words stays folded until it is asked for. */
export const ClassCard = ({ entry }: { entry: CustomerClass }) => {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, description, details, image } = entry;
  return (
    <li className={styles.card}>
      <Picture src={image} shape="square" className={looks.rounded} />
      <div className={looks.startWords}>
        <h3 id={`${id}-name`} className={styles.name}>
          {name}
        </h3>
        {description && <p className={looks.quietWriting}>{description}</p>}
        {details && (
          <>
            <p id={`${id}-details`} className={styles.details} hidden={!isOpen}>
              {details}
            </p>
            <button
              type="button"
              id={`${id}-toggle`}
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={`${id}-details`}
              aria-labelledby={`${id}-toggle ${id}-name`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {text(isOpen ? 'loyalty.less' : 'loyalty.more')}
              <Icon name="chevron-down" className={isOpen ? styles.turned : undefined} />
            </button>
          </>
        )}
      </div>
    </li>
  );
};
