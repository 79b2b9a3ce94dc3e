import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const pinInputRecipe = defineSlotRecipe({
  className: 'chakra-pin-input',
  slots: ['root', 'label', 'input', 'control'],
  base: {
    root: { display: 'grid', justifyItems: 'center', gap: '2' },
    label: { fontSize: 'sm', fontWeight: 'medium' },
    control: { display: 'inline-flex', gap: '3', direction: 'ltr' },
    input: {
      inlineSize: '14',
      blockSize: '16',
      textAlign: 'center',
      fontSize: '2xl',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'l2',
      outline: 'none',
      transitionProperty: 'border-color, box-shadow',
      transitionDuration: '150ms',
      '&[data-filled]': { borderColor: 'palm.focusRing' },
      _focus: { borderColor: 'palm.focusRing', boxShadow: '0 0 0 2px {colors.palm.muted}' },
      _invalid: { borderColor: 'border.error' },
      _disabled: { opacity: '0.5' },
    },
  },
});
