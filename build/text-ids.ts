const escaped = (text: string) => text.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&');

/**
 * Finds the ids of texts in code: whole ones, and all that a template such as `shell.failure.${code}` or a beginning such as
 * `'shell.failure.'` can become.
 */
export const idFinder = (ids: readonly string[]) => {
  const known = new Set(ids);
  const words = [...new Set(ids.map((id) => id.split('.', 1)[0]))].join('|');
  const written = new RegExp(`(["'\`])((?:${words})\\.(?:(?!\\1).)*)\\1`, 'g');
  return (code: string): string[] =>
    [...code.matchAll(written)].flatMap(([, , text = '']) => {
      if (known.has(text)) return [text];
      const [start = '', ...rest] = text.split(/\$\{[^}]*\}?/);
      if (rest.length === 0 && !text.endsWith('.')) return [];
      // After an expression with braces of its own anything may follow.
      const parts = [start, ...(rest.length === 0 || /[{}]/.test(rest.join('')) ? [''] : rest)];
      const shape = new RegExp(`^${parts.map(escaped).join('.+')}$`);
      return ids.filter((id) => shape.test(id));
    });
};
