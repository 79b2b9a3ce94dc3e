const lines = {
  line: '1px solid var(--chakra-colors-border)',
  hairline: '1px solid var(--chakra-colors-border-muted)',
};

/** Lines around and between things: `border: 'line'`, `borderBlockEnd: 'hairline'`. As tokens they would be two variables more. */
export const borders = {
  border: { values: lines },
  borderBlock: { values: lines },
  borderBlockStart: { values: lines },
  borderBlockEnd: { values: lines },
};

/** Grounds. What a block says of the same property itself wins over them, wherever it stands in the sheet. */
export const layerStyles = {
  panel: { value: { bg: 'bg.panel', border: 'hairline', borderRadius: 'l3' } },
  floating: { value: { bg: 'bg.panel', border: 'line', borderRadius: 'l3', boxShadow: 'lg' } },
  choice: { value: { bg: 'bg.panel', border: 'line', borderRadius: 'l2' } },
  palm: { value: { bg: 'palm.subtle', color: 'palm.fg' } },
  clay: { value: { bg: 'clay.subtle', color: 'clay.fg' } },
} as const;
