import { createElement, Fragment, type ReactNode } from 'react';

type Open = { name: string; props: Record<string, unknown>; children: ReactNode[] };

/** How React spells what HTML spells otherwise. */
const propNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

const booleans = new Set([
  'checked',
  'disabled',
  'hidden',
  'inert',
  'multiple',
  'open',
  'readOnly',
  'required',
  'selected',
]);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

const styleOf = (text: string) =>
  Object.fromEntries(
    text.split(';').map((rule) => {
      const colon = rule.indexOf(':');
      const name = rule.slice(0, colon).trim();
      const key = name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [key, rule.slice(colon + 1).trim()];
    }),
  );

const propsOf = (source: string): Record<string, unknown> => {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of source.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
    const prop = propNames[name] ?? name;
    if (prop === 'style') props.style = styleOf(decode(value));
    else if (prop === 'value') props.defaultValue = decode(value);
    else props[prop] = booleans.has(prop) && value === '' ? true : decode(value);
  }
  return props;
};

const close = ({ name, props, children }: Open) => createElement(name, props, ...children);

/** A drawing is one string in both renderings: the shop inserts its icons that way as well. */
const drawing = (source: string, html: string) =>
  createElement('svg', { ...propsOf(source), dangerouslySetInnerHTML: { __html: html } });

const token =
  /<!--.*?-->|<svg([^>]*)>(.*?)<\/svg>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gs;

/** The tree of plain elements that React prints as this markup. Reads what React's server renderer writes, not any HTML. */
export const plainElements = (html: string): ReactNode => {
  const root: Open = { name: '', props: {}, children: [] };
  const path = [root];
  for (const [all, svgProps, svgBody = '', ended, name, props = '', text] of html.matchAll(token)) {
    const parent = path.at(-1) ?? root;
    // React writes preload links for urgent pictures by itself.
    if (all.startsWith('<!--') || name === 'link') continue;
    if (svgProps !== undefined) parent.children.push(drawing(svgProps, svgBody));
    else if (text !== undefined) parent.children.push(decode(text));
    else if (ended) {
      path.pop();
      path.at(-1)?.children.push(close(parent));
    } else if (name && empty.has(name)) parent.children.push(createElement(name, propsOf(props)));
    else if (name) path.push({ name, props: propsOf(props), children: [] });
  }
  if (path.length !== 1) throw new Error(`The markup leaves <${path.at(-1)?.name}> open`);
  return createElement(Fragment, null, ...root.children);
};
