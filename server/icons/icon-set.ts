type Icon = { body: string; width?: number; height?: number };

/** Icons of one set in the form of the Iconify protocol. */
export interface IconSet {
  prefix: string;
  width?: number;
  height?: number;
  icons: Record<string, Icon>;
  aliases?: Record<string, { parent: string; hFlip?: boolean; vFlip?: boolean; rotate?: number }>;
}

export type IconAnswer = IconSet & { not_found?: string[] };

/** Sets and icons are called so; nothing else is looked for. */
export const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The icons that were asked for; what is not there is listed, not refused. */
export const pickIcons = (set: IconSet, names: string[]): IconAnswer => {
  const icons: IconSet['icons'] = {};
  const aliases: NonNullable<IconSet['aliases']> = {};
  const missing: string[] = [];
  for (const name of names) {
    const alias = Object.hasOwn(set.aliases ?? {}, name) ? set.aliases?.[name] : undefined;
    const key = alias?.parent ?? name;
    const icon = Object.hasOwn(set.icons, key) ? set.icons[key] : undefined;
    if (icon && alias) aliases[name] = alias;
    if (icon) icons[key] = icon;
    else missing.push(name);
  }
  const { prefix, width, height } = set;
  return { prefix, icons, aliases, width, height, ...(missing.length > 0 && { not_found: missing }) };
};

const maxBody = 20_000;
/** Whatever could run or fetch something when a page prints it; no icon needs it. */
const noDrawing =
  /<\s*(?:script|foreignobject|iframe|image|a|style|!)|\son\w+\s*=|javascript:|href\s*=\s*["']?\s*[^#"'\s]/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : []);

const numbersOf = (from: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.filter((name) => typeof from[name] === 'number').map((name) => [name, from[name]]));

const isDrawing = (body: unknown): body is string =>
  typeof body === 'string' && body.length <= maxBody && !noDrawing.test(body);

/** The valid icons in the answer of a foreign server. Throws when it is no set of that name. */
export const toIconSet = (answer: unknown, prefix: string): IconSet => {
  if (!isObject(answer) || answer.prefix !== prefix) throw new Error(`This is not the icon set "${prefix}"`);
  const icons: IconSet['icons'] = {};
  for (const [name, icon] of entriesOf(answer.icons)) {
    if (!iconName.test(name) || !isObject(icon) || !isDrawing(icon.body)) continue;
    icons[name] = { body: icon.body, ...numbersOf(icon, ['left', 'top', 'width', 'height']) };
  }
  const aliases: NonNullable<IconSet['aliases']> = {};
  for (const [name, alias] of entriesOf(answer.aliases)) {
    if (!iconName.test(name) || !isObject(alias) || typeof alias.parent !== 'string') continue;
    const flips = { ...(alias.hFlip === true && { hFlip: true }), ...(alias.vFlip === true && { vFlip: true }) };
    aliases[name] = { parent: alias.parent, ...flips, ...numbersOf(alias, ['rotate']) };
  }
  return { prefix, icons, aliases, ...numbersOf(answer, ['width', 'height']) };
};
