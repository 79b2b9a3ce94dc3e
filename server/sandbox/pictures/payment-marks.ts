import type { Canvas } from './canvas.ts';

/** Drawn letters: one round-ended line each, on a base at 0, an x-height of 16, `advance` wide. */
const letters: Readonly<Record<string, readonly [path: string, advance: number]>> = {
  m: ['M0 0v-15M0-9q0-6 5.5-6t5.5 6v9M11-9q0-6 5.5-6t5.5 6v9', 29],
  a: ['M13-15v15M13-7.5a6.5 7 0 1 0-13 0a6.5 7 0 1 0 13 0', 20],
  d: ['M13-25v25M13-7.5a6.5 7 0 1 0-13 0a6.5 7 0 1 0 13 0', 20],
  s: ['M10-12.5q-5-4-8.5-1.5t1.5 6t6.5 5t-10 1', 17],
  t: ['M4-22v17q0 5 6 4.5M0-14.5h9', 16],
  c: ['M12-11.5a7 7 0 1 0 0 8', 19],
  p: ['M0-15v23M0-7.5a6.5 7 0 1 0 13 0a6.5 7 0 1 0-13 0', 20],
  y: ['M0-15l6.5 14.5M13-15l-6.5 15q-2 7-7 7', 17],
  P: ['M0 0v-23h7a6.5 6.5 0 0 1 0 13h-7', 19],
  b: ['M0-25v25M0-7.5a6.5 7 0 1 0 13 0a6.5 7 0 1 0-13 0', 20],
  r: ['M0 0v-15M0-8q1-7 8-6.5', 12],
};

function write(canvas: Canvas, word: string, x: number, y: number, ink: string, scale = 1): void {
  let pen = 0;
  const pencil = `fill="none" stroke="${ink}" stroke-width="3.6" stroke-linejoin="round"`;
  canvas.add(`<g transform="translate(${x} ${y})scale(${scale})" ${pencil}>`);
  for (const letter of word) {
    const [path, advance] = letters[letter] ?? ['', 8];
    if (path) canvas.add(`<path d="${path}" transform="translate(${pen})"/>`);
    pen += advance;
  }
  canvas.add('</g>');
}

type Mark = (canvas: Canvas) => void;

const mada: Mark = (canvas) => {
  canvas.rect(14, 27, 24, 9, '#2f7fb5', 'rx="2"');
  canvas.rect(14, 40, 24, 9, '#6aa84f', 'rx="2"');
  write(canvas, 'mada', 47, 46, '#26333b', 0.7);
};

const visa: Mark = (canvas) => {
  const letter =
    'M12 24l9 29h7l15-29h-8l-10 20-5-20zM44 24h8l-6 29h-8zM58 46q10 3 11-1c1-4-13-4-11-13 2-8 12-10 20-7l-2 6q-9-3-10 1c0 4 12 4 11 12-2 10-13 11-21 8zM78 53l16-29h7l3 29h-7l-1-6H86l-3 6zM89 41h6l-1-9z';
  canvas.path(letter, '#1d3a7a', 'fill-rule="evenodd"');
};

const mastercard: Mark = (canvas) => {
  canvas.circle(48, 38, 21, '#d8432f');
  canvas.circle(72, 38, 21, '#f0a02e');
  canvas.path('M60 21a21 21 0 0 1 0 34a21 21 0 0 1 0-34z', '#e8702a');
};

const visaAndMastercard: Mark = (canvas) => {
  canvas.group('transform="translate(4 14)scale(.6)"', () => visa(canvas));
  canvas.group('transform="translate(57 17)scale(.58)"', () => mastercard(canvas));
};

const applepay: Mark = (canvas) => {
  canvas.path(
    'M38 29c-3-3-7-3-9-2-2 1-4 1-6 0-3-1-9 1-9 10s6 17 9 16c2-1 4-1 6 0 4 1 8-5 9-9-6-3-6-11 0-15zM25 25q0-8 7-9q1 7-7 9z',
    '#1d1b19',
  );
  write(canvas, 'Pay', 50, 49, '#1d1b19');
};

const stcpay: Mark = (canvas) => {
  write(canvas, 'stc', 13, 44, '#4f2d7f', 0.85);
  write(canvas, 'pay', 61, 44, '#e0426f', 0.85);
};

const amex: Mark = (canvas) => {
  canvas.rect(30, 17, 60, 42, '#2e77bb', 'rx="5"');
  canvas.line('M42 46l8-18 8 18M45 40h10M64 28l14 18M78 28L64 46', '#fff', 4);
};

const cash: Mark = (canvas) => {
  canvas.rect(26, 22, 68, 34, '#dfe9d9', 'rx="5" stroke="#2d5b47" stroke-width="3"');
  canvas.circle(60, 39, 9, 'none', 'stroke="#2d5b47" stroke-width="3"');
};

const wallet: Mark = (canvas) => {
  canvas.path(
    'M32 28q0-6 6-6h42v8M32 28v24q0 6 6 6h44q4 0 4-4V34q0-4-4-4H36q-4 0-4-4',
    'none',
    'stroke="#2d5b47" stroke-width="4" stroke-linejoin="round"',
  );
  canvas.circle(75, 44, 4, '#b98a44');
};

const card: Mark = (canvas) => {
  canvas.rect(
    32,
    20,
    56,
    38,
    canvas.linear([
      [0, '#4f8069'],
      [1, '#1f4a38'],
    ]),
    'rx="6"',
  );
  canvas.rect(32, 29, 56, 7, '#16352a');
  canvas.rect(39, 45, 14, 6, '#e3c386', 'rx="2"');
};

/** Keys are matched in the id with everything but letters taken away. */
const marks: Readonly<Record<string, Mark>> = {
  mada,
  visamastercard: visaAndMastercard,
  visa,
  mastercard,
  master: mastercard,
  apple: applepay,
  stc: stcpay,
  amex,
  cash,
  wallet,
  balance: wallet,
};

/** A payment method's mark on a small white card, 120x76; an unknown method gets a plain bank card. */
export function drawMethod(canvas: Canvas, id: string): void {
  const plain = id.toLowerCase().replaceAll(/[^a-z]/g, '');
  const key = Object.keys(marks).find((name) => plain.includes(name));
  canvas.rect(1.5, 1.5, 117, 73, '#fffdf9', 'rx="10" stroke="#e2d6c2" stroke-width="2"');
  (marks[key ?? ''] ?? card)(canvas);
}
