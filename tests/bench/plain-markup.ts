import { createElement, Fragment, type ReactNode } from 'react';

/** Makes its part of the page anew each time, as a component does when it renders. */
type Part = () => ReactNode;

type Open = { name: string; props: Record<string, unknown>; children: Part[] };

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

const propsOf = (source: string, element: string): Record<string, unknown> => {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of source.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
    const prop = propNames[name] ?? name;
    if (prop === 'style') props.style = styleOf(decode(value));
    else if (prop === 'value' && element === 'input') props.defaultValue = decode(value);
    else props[prop] = booleans.has(prop) && value === '' ? true : decode(value);
  }
  return props;
};

const close = ({ name, props, children }: Open): Part => {
  return () => createElement(name, { ...props }, ...children.map((child) => child()));
};

/** A drawing is one string in both renderings: the shop inserts its icons that way as well. */
const drawing = (source: string, html: string): Part => {
  const props = propsOf(source, 'svg');
  return () => createElement('svg', { ...props, dangerouslySetInnerHTML: { __html: html } });
};

const single = (name: string, source: string): Part => close({ name, props: propsOf(source, name), children: [] });

const written = (text: string): Part => {
  const message = decode(text);
  return () => message;
};

const token =
  /<!--.*?-->|<svg([^>]*)>(.*?)<\/svg>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gs;

/** A plain component that React prints as this markup. Reads the output of React's server renderer, not any HTML. */
export const plainComponent = (html: string): (() => ReactNode) => {
  const root: Open = { name: '', props: {}, children: [] };
  const path = [root];
  for (const [all, svgProps, svgBody = '', ended, name, props = '', text] of html.matchAll(token)) {
    const parent = path.at(-1) ?? root;
    // React writes preload links for urgent pictures by itself.
    if (all.startsWith('<!--') || name === 'link') continue;
    if (svgProps !== undefined) parent.children.push(drawing(svgProps, svgBody));
    else if (text !== undefined) parent.children.push(written(text));
    else if (ended) {
      path.pop();
      path.at(-1)?.children.push(close(parent));
    } else if (name && empty.has(name)) parent.children.push(single(name, props));
    else if (name) path.push({ name, props: propsOf(props, name), children: [] });
  }
  if (path.length !== 1) throw new Error(`The markup leaves <${path.at(-1)?.name}> open`);
  return () => createElement(Fragment, null, ...root.children.map((child) => child()));
};
