import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { Message, MessagePart } from '../client/i18n/message.ts';

const partOf = (element: MessageFormatElement): MessagePart => {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return { kind: '#' };
    case TYPE.argument:
      return { kind: 'value', name: element.value };
    case TYPE.tag:
      return { kind: 'tag', name: element.value, inside: element.children.map(partOf) };
    case TYPE.plural:
    case TYPE.select: {
      const forms = Object.entries(element.options).map(([form, { value }]) => [form, value.map(partOf)]);
      const kind = element.type === TYPE.plural ? 'plural' : 'select';
      return { kind, name: element.value, forms: Object.fromEntries(forms) };
    }
    default:
      throw new Error(`{${element.value}}: dates and numbers come to a text ready to be read`);
  }
};

/** A text in ICU's language as the browser gets it. */
export const compileMessage = (source: string): Message => {
  const parts = parse(source, { captureLocation: false }).map(partOf);
  const [only = ''] = parts;
  return parts.length <= 1 && typeof only === 'string' ? only : parts;
};

/** Compiles `client/messages/**.json` from ICU text, so that no ICU parser reaches the browser. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/messages\/.*\.json$/ },
    handler(source) {
      const texts = Object.entries(JSON.parse(source) as Record<string, string>);
      const messages = Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)]));
      return { code: `export default ${JSON.stringify(messages)}`, moduleType: 'js', map: null };
    },
  },
});
