/** The id part of a picture's address, such as `moroccan-hammam-24`: the English words choose what is drawn, the number varies it. */
export function pictureName(id: number, words = ''): string {
  const slug = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return slug ? `${slug}-${id}` : String(id);
}
