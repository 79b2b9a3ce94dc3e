import { Link } from '../../routing/link.tsx';

/** One choice among several; the chosen one is the page that is shown. */
export type Choice = { key: string; to: string; label: string; isCurrent: boolean };

/** Brings the chosen link of a row that scrolls sideways into sight, without moving the page. */
const reveal = (list: HTMLElement | null) => {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current) return;
  const own = list.getBoundingClientRect();
  const its = current.getBoundingClientRect();
  if (its.left < own.left || its.right > own.right)
    list.scrollLeft += its.left - own.left - (own.width - its.width) / 2;
};

/** Choices as links in a row, for a filter that works without JavaScript. */
export const LinkRow = ({ label, choices, className }: { label: string; choices: Choice[]; className: string }) => (
  <nav aria-label={label}>
    <ul className={className} ref={reveal}>
      {choices.map(({ key, to, label: name, isCurrent }) => (
        <li key={key}>
          <Link to={to} keepScroll aria-current={isCurrent ? 'true' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
