import { durationText } from '../../i18n/duration.ts';
import type { Text } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemPrice } from '../../lists/item-price.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './search.styles.ts';
import { piecesOf, type SearchHit } from './search-hits.ts';

const noteOf = (text: Text, { kind, item, isRetail, parentCategory }: SearchHit): string => {
  if ('durationMinutes' in item) return item.durationMinutes ? durationText(text, item.durationMinutes) : '';
  if ('cityName' in item) {
    const state = text(item.isOpen ? 'branches.open' : 'branches.closed');
    return item.cityName ? text('search.pair', { one: item.cityName, other: state }) : state;
  }
  if (kind !== 'CATEGORY') return '';
  const list = text(isRetail ? 'shell.nav.shop' : 'shell.nav.services');
  return parentCategory ? text('search.pair', { one: list, other: parentCategory.name }) : list;
};

const Name = ({ hit: { item, nameMatches } }: { hit: SearchHit }) => (
  <bdi className={styles.name}>
    {piecesOf(item.name, nameMatches).map(({ text, start, isMatch }) =>
      isMatch ? <mark key={start}>{text}</mark> : text,
    )}
  </bdi>
);

/** A hit in one line: picture, name with the words that answer, what it is, price. */
export const HitContent = ({ hit }: { hit: SearchHit }) => {
  const text = useText();
  const { item } = hit;
  const note = noteOf(text, hit);
  return (
    <>
      <Picture src={item.image} shape="thumb" className={looks.thumb} />
      <span className={looks.wideTexts}>
        <Name hit={hit} />
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {'price' in item && <ItemPrice item={item} className={styles.price} />}
    </>
  );
};
