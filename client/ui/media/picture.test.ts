import { expect, test } from 'vitest';
import { sourceSet } from './picture.tsx';

test('a photo is offered in several widths', () => {
  expect(sourceSet('/p/AbCdEfGhIj0/photos/a,b.jpg?v=2', [320, 640])).toBe(
    '/p/320/AbCdEfGhIj0/photos/a,b.jpg?v=2 320w,/p/640/AbCdEfGhIj0/photos/a,b.jpg?v=2 640w',
  );
});

test.each(['/p/AbCdEfGhIj0/pictures/a.svg', '/images/gift-card.png', 'https://elsewhere.example/a.jpg', 'blob:1'])(
  '%s is taken as it is',
  (src) => expect(sourceSet(src, [320, 640])).toBeUndefined(),
);
