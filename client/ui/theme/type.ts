/**
 * The scale of the type: light display, regular body, medium names. What wears a step says its name (`textStyle: 'title'`)
 * and no numbers. Arabic letters reach further up and down: `--lead` widens every line of theirs.
 */
const steps = {
  hero: { size: { base: '2.5rem', lg: '4rem' }, weight: '300', height: 1.1 },
  title: { size: { base: '1.875rem', md: '2.75rem' }, weight: '300', height: 1.15 },
  section: { size: { base: '1.375rem', md: '1.875rem' }, weight: '400', height: 1.25 },
  heading: { size: '1.25rem', weight: '400', height: 1.35 },
  name: { size: { base: '1rem', md: '1.0625rem' }, weight: '500', height: 1.45 },
  note: { size: '0.875rem', weight: '400', height: 1.5 },
} as const;

const lineHeight = (height: number): string => `calc(${height} * var(--lead))`;

/** Words that stand in the line height of what is around them. */
export const sizes = {
  quiet: { fontSize: 'sm', color: 'fg.muted' },
  caption: { fontSize: 'xs', color: 'fg.muted' },
  tag: { fontSize: 'sm', fontWeight: 'medium' },
  subtitle: { fontSize: 'lg', fontWeight: 'semibold' },
} as const;

export const textStyles = Object.fromEntries([
  ...Object.entries(steps).map(([name, { size, weight, height }]) => [
    name,
    { value: { fontSize: size, fontWeight: weight, lineHeight: lineHeight(height) } },
  ]),
  ...Object.entries(sizes).map(([name, value]) => [name, { value }]),
]);
