/** A drop of lustre cut into palm leaves, on a field of 32 by 32. */
export const rawnaqMark =
  'M15 2C9 8 6 12 5 16c5 1 8.5 4 10 8.5zM17 2c6 6 9 10 10 14-5 1-8.5 4-10 8.5zM4.6 18.5C5 25.5 9 29.5 14.8 30c-.6-6-4.2-10.3-10.2-11.5zM27.4 18.5C27 25.5 23 29.5 17.2 30c.6-6 4.2-10.3 10.2-11.5z';
