import type { IntlShape } from 'react-intl';

type GetFormat = IntlShape['formatters']['getMessageFormat'];
type Format = ReturnType<GetFormat>;
type Say = (
  descriptor: { id?: string | number },
  values?: Parameters<Format['format']>[0],
  options?: object,
) => unknown;

/**
 * react-intl finds a message's compiled format by its whole syntax tree written out as a text, each time it is said, and
 * puts its time zone into all formats before. On a server, which says the same few hundred messages to everybody, the
 * tree itself is the key.
 */
export const keepFormats = (intl: IntlShape): void => {
  const { formatters, formatMessage } = intl;
  const build = formatters.getMessageFormat;
  const kept = new WeakMap<object, Format>();
  formatters.getMessageFormat = ((message, ...rest) => {
    if (typeof message !== 'object') return build(message, ...rest);
    const format = kept.get(message) ?? build(message, ...rest);
    kept.set(message, format);
    return format;
  }) as GetFormat;
  const say = formatMessage as Say;
  const sayKept: Say = (descriptor, values, options) => {
    const message = intl.messages[`${descriptor.id}`];
    const format = typeof message === 'object' && !options ? kept.get(message) : undefined;
    try {
      const words = format?.format(values);
      if (typeof words === 'string') return words;
    } catch {
      // Told below, in react-intl's own way.
    }
    return say(descriptor, values, options);
  };
  intl.formatMessage = sayKept as IntlShape['formatMessage'];
};
