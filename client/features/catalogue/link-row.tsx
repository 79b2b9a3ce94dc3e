import { Link } from '../../routing/link.tsx';
import { revealCurrent, revealFocused } from '../../ui/reveal.ts';

/** One choice among several; the chosen one is the page that is shown. */
export type Choice = { key: string; to: string; label: string; isCurrent: boolean };

/** Choices as links in a row, for a filter that works without JavaScript. */
export const LinkRow = ({ label, choices, className }: { label: string; choices: Choice[]; className: string }) => (
  <nav aria-label={label}>
    <ul className={className} ref={revealCurrent} onFocus={revealFocused}>
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
