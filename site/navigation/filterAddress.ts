/**
 * The address that a form of filters asks for: that of its list, and in the query what is chosen.
 *
 * @param action address of the list; its own query, such as that of the page on show, is not part of it.
 * @param fields what the form holds, in order; empty ones mean everything and are left out, and so are files.
 * @returns path and query.
 */
export function filterAddress(action: string, fields: Iterable<[string, FormDataEntryValue]>): string {
  const { pathname } = new URL(action);
  const chosen = [...fields].filter(
    (field): field is [string, string] => Boolean(field[1]) && typeof field[1] === 'string',
  );
  const query = new URLSearchParams(chosen).toString();
  return query ? `${pathname}?${query}` : pathname;
}
