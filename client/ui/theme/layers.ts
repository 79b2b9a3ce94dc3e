/** Lines around and between things: `border: 'line'`, `borderBlockEnd: 'hairline'`. */
export const borders = {
  line: { value: '1px solid {colors.border}' },
  hairline: { value: '1px solid {colors.border.muted}' },
} as const;

/** Grounds. What a block says of the same property itself wins over them, wherever it stands in the sheet. */
export const layerStyles = {
  panel: { value: { bg: 'bg.panel', border: 'hairline', borderRadius: 'l3' } },
  floating: { value: { bg: 'bg.panel', border: 'line', borderRadius: 'l3', boxShadow: 'lg' } },
  choice: { value: { bg: 'bg.panel', border: 'line', borderRadius: 'l2' } },
  palm: { value: { bg: 'palm.subtle', color: 'palm.fg' } },
  clay: { value: { bg: 'clay.subtle', color: 'clay.fg' } },
} as const;
