type Named = { id: string; name: string };
type Category = Named & { subCategories: readonly Named[] };
type Menus = readonly { id: string; categories: readonly Category[] }[] | undefined;

/** The category that a URL names, in the menus of the treatments or of the shop. */
export const categoryIn = (menus: Menus, id: string | null): Category | undefined =>
  menus?.flatMap(({ categories }) => categories).find((category) => category.id === id);

/** The title of a list of one category, or of one below it; null for the list of everything. */
export const namesOfCategory = (category: Category | undefined, sub: string | null): string | null => {
  if (!category) return null;
  const below = category.subCategories.find(({ id }) => id === sub);
  return below ? `${below.name} · ${category.name}` : category.name;
};

type Wanted = { menu?: string | null; category: string | null; sub: string | null };

const has = (id: string | null, list: readonly { id: string }[] | undefined) =>
  id === null || !list || list.length === 0 || list.some((entry) => entry.id === id);

/** Whether a URL names only entries of the menus. Kinds without a list of the provider cannot be judged. */
export const namesWhatMenusHave = ({ menu = null, category, sub }: Wanted, menus: Menus): boolean => {
  const categories = menus?.flatMap((entry) => entry.categories);
  const chosen = categories?.filter(({ id }) => category === null || id === category);
  const subCategories = chosen?.flatMap((entry) => entry.subCategories);
  return has(menu, menus) && has(category, categories) && has(sub, subCategories);
};
