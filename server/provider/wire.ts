/** How a decoded type may look on the wire: ids as numbers, numbers as strings, flags as 0/1, the empty object as `[]`. */
export type Wire<T> = T extends boolean
  ? boolean | 0 | 1 | '0' | '1'
  : T extends number
    ? number | string
    : T extends string
      ? string | number
      : T extends readonly (infer Item)[]
        ? Wire<Item>[]
        : T extends object
          ? { [Key in keyof T]: Wire<T[Key]> }
          : T;
