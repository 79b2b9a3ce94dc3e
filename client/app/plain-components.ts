import { ServiceCard } from '../features/catalogue/public.ts';
import { ItemCard } from '../lists/item-card.tsx';
import { Link, NavigationLink, OpeningLink } from '../routing/link.tsx';
import { Icon } from '../ui/media/icon.tsx';
import { Amount, Price } from '../ui/price/price.tsx';

/**
 * The most frequent components, which hold nothing of their own: no state, no id, no effect. The server's build calls
 * them while their parent is printed (`build/react-plugins.ts`); React's work for a component is more than theirs.
 */
const plain = [Amount, Icon, ItemCard, Link, NavigationLink, OpeningLink, Price, ServiceCard];

for (const component of plain) Object.assign(component, { isPlain: true });
