/** What the visitor has filled into a form, by the names of its fields. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  return fields;
};
