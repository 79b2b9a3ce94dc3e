import './parity.css';
import { Badge } from '@chakra-ui/react/badge';
import { Button } from '@chakra-ui/react/button';
import { Card } from '@chakra-ui/react/card';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { defaultConfig } from '@chakra-ui/react/preset';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import { Textarea } from '@chakra-ui/react/textarea';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { badge, button, card, checkbox, field, input, textarea } from '#panda/recipes';
import { brand } from '../../client/ui/theme/brand.ts';
import { type Difference, differencesBetween } from './differences.ts';

/** Chakra's own class of a part, such as `chakra-card__body`, and what Panda's recipe calls it. */
type Looks = Record<string, string>;

type State = keyof typeof states;

/** A state as the attributes by which both sides know it. */
const states = {
  rest: {},
  hover: { 'data-hover': '' },
  focus: { 'data-focus-visible': '', 'data-focus': '' },
  invalid: { 'data-invalid': '', 'aria-invalid': 'true' },
  disabled: { 'data-disabled': '', disabled: '' },
} satisfies Record<string, Record<string, string>>;

type Sample = { name: string; live: ReactNode; looks: Looks; without?: State };

const slotsOf = (name: string, slots: Record<string, string>): Looks =>
  Object.fromEntries(Object.entries(slots).map(([slot, look]) => [`chakra-${name}__${slot}`, look]));

const samples: Sample[] = [
  ...(['solid', 'outline', 'ghost', 'subtle', 'surface', 'plain'] as const).flatMap((variant) =>
    (['md', 'lg', 'xl'] as const).map((size) => ({
      name: `button ${variant} ${size}`,
      live: (
        <Button variant={variant} size={size}>
          Book
        </Button>
      ),
      looks: { 'chakra-button': button({ variant, size }) },
    })),
  ),
  ...(['solid', 'subtle', 'outline', 'surface', 'plain'] as const).map((variant) => ({
    name: `badge ${variant}`,
    live: <Badge variant={variant}>New</Badge>,
    looks: { 'chakra-badge': badge({ variant }) },
  })),
  ...(['elevated', 'outline', 'subtle'] as const).map((variant) => ({
    name: `card ${variant}`,
    live: (
      <Card.Root variant={variant}>
        <Card.Header>
          <Card.Title>Cut</Card.Title>
          <Card.Description>60 minutes</Card.Description>
        </Card.Header>
        <Card.Body>SAR 180</Card.Body>
        <Card.Footer>Book</Card.Footer>
      </Card.Root>
    ),
    looks: slotsOf('card', card({ variant })),
  })),
  ...(['outline', 'subtle', 'flushed'] as const).flatMap((variant): Sample[] => [
    {
      name: `input ${variant}`,
      live: <Input variant={variant} size="xl" placeholder="Name" />,
      looks: { 'chakra-input': input({ variant, size: 'xl' }) },
    },
    {
      name: `textarea ${variant}`,
      live: <Textarea variant={variant} size="xl" placeholder="Words" />,
      looks: { 'chakra-textarea': textarea({ variant, size: 'xl' }) },
    },
  ]),
  ...[false, true].map((isChecked) => ({
    name: `checkbox ${isChecked ? 'checked' : 'open'}`,
    live: (
      <Checkbox.Root checked={isChecked}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>I agree</Checkbox.Label>
      </Checkbox.Root>
    ),
    looks: slotsOf('checkbox', checkbox({})),
    // A recipe of several parts keeps `_invalid` below its variants; the shop’s own checkboxes are the browser’s.
    without: 'invalid' as const,
  })),
  {
    name: 'field',
    live: (
      <Field.Root invalid required>
        <Field.Label>
          Name
          <Field.RequiredIndicator />
        </Field.Label>
        <Field.HelperText>As on your card</Field.HelperText>
        <Field.ErrorText>Please write a name</Field.ErrorText>
      </Field.Root>
    ),
    looks: slotsOf('field', field({})),
  },
];

const system = createSystem(defaultConfig, {
  preflight: false,
  theme: {
    tokens: brand.tokens,
    semanticTokens: brand.semanticTokens,
    recipes: { button: brand.withGrowingSizes(defaultConfig.theme?.recipes?.button ?? {}) },
  } as never,
});

const App = () => (
  <ChakraProvider value={{ ...system, _global: [] } as never}>
    {samples.map(({ name, live }) => (
      <div key={name} data-sample={name}>
        {live}
      </div>
    ))}
  </ChakraProvider>
);

const withState = (sample: Element, attributes: Record<string, string>): HTMLElement => {
  const copy = sample.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('*')) {
    if (part.closest('svg')) continue;
    for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value);
  }
  return copy;
};

const wearing = (sample: HTMLElement, looks: Looks): HTMLElement => {
  const copy = sample.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('*')) {
    const own = [...part.classList].find((name) => name in looks);
    if (own) part.setAttribute('class', looks[own] ?? '');
  }
  return copy;
};

/** Draws every sample twice, live and in class names, and tells where the computed styles differ. */
const compare = (dir: 'ltr' | 'rtl', mode: 'light' | 'dark'): Difference[] => {
  document.documentElement.dir = dir;
  document.documentElement.className = mode;
  return samples.flatMap(({ name, looks, without }) => {
    const drawn = document.querySelector(`[data-sample="${name}"]`);
    if (!drawn) throw new Error(`${name} was not drawn`);
    return Object.entries(states).flatMap(([state, attributes]) => {
      if (state === without) return [];
      const live = withState(drawn, attributes);
      const worn = wearing(live, looks);
      document.body.append(live, worn);
      const found = differencesBetween(live, worn);
      live.remove();
      worn.remove();
      return found.map((difference) => ({ ...difference, sample: `${name}, ${state}` }));
    });
  });
};

const place = document.createElement('div');
document.body.append(place);
flushSync(() => createRoot(place).render(<App />));
Object.assign(window, { compare, comparedParts: place.querySelectorAll('[data-sample] [class*=chakra-]').length });
