/** Answers for each key what `make` has made of it the first time. */
export const onceFor = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const all = new Map<Key, Made>();
  return (key) => {
    const made = all.get(key) ?? make(key);
    all.set(key, made);
    return made;
  };
};
