import type { IntlShape } from 'react-intl';

type GetFormat = IntlShape['formatters']['getMessageFormat'];
type Format = ReturnType<GetFormat>;

/**
 * react-intl finds a message's compiled format by its whole syntax tree written out as a text, each time it is said. On
 * a server, which says the same few hundred messages to everybody, the tree itself is the key.
 */
export const keepFormats = ({ formatters }: IntlShape): void => {
  const build = formatters.getMessageFormat;
  const kept = new WeakMap<object, Format>();
  formatters.getMessageFormat = ((message, ...rest) => {
    if (typeof message !== 'object') return build(message, ...rest);
    const format = kept.get(message) ?? build(message, ...rest);
    kept.set(message, format);
    return format;
  }) as GetFormat;
};
