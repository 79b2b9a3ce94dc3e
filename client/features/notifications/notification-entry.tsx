import { Link } from '../../routing/link.tsx';
import { stretched } from '../../ui/card.styles.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './notifications.styles.ts';

type NotificationEntryProps = { to: string; image: string | null; name: string; lines: (string | null)[] };

/** One thing that waits, and the way to it. */
export const NotificationEntry = ({ to, image, name, lines }: NotificationEntryProps) => (
  <li className={styles.entry}>
    <Picture src={image} shape="thumb" className={looks.rounded} />
    <div>
      <Link to={to} className={`${styles.name} ${stretched}`}>
        {name}
      </Link>
      {lines.map(
        (line) =>
          line && (
            <p key={line} className={looks.quiet}>
              {line}
            </p>
          ),
      )}
    </div>
    <span className={styles.arrow}>
      <Icon name="chevron-right" />
    </span>
  </li>
);
