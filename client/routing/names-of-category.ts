type Named = { id: string; name: string };

/** The title of a list of one category, or of one below it; null for the list of everything. */
export const namesOfCategory = (
  category: (Named & { subCategories: readonly Named[] }) | undefined,
  sub: string | null,
): string | null => {
  if (!category) return null;
  const below = category.subCategories.find(({ id }) => id === sub);
  return below ? `${below.name} · ${category.name}` : category.name;
};
