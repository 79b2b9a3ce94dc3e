import sanitizeHtml from 'sanitize-html';

const longestMarkup = 20_000;

/** The elements of plain writing. */
const writing = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a', 'bdi'];

const withoutLookers = sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' });

/**
 * The provider's markup with a few elements of writing left in it and nothing that runs, loads or looks different.
 * The page has its own first two levels of headings. Null when there is nothing to read in it.
 */
export const toSafeHtml = (markup: string | null): string | null => {
  if (markup === null) return null;
  const safe = sanitizeHtml(markup.slice(0, longestMarkup), {
    allowedTags: writing,
    allowedAttributes: { a: ['href', 'rel', 'target'], '*': ['dir', 'lang'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p', a: withoutLookers },
    nestingLimit: 20,
  }).trim();
  const message = sanitizeHtml(safe, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&nbsp;', ' ')
    .replaceAll('\u00a0', ' ');
  return message.trim() === '' ? null : safe;
};
