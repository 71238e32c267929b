/** Number of the page a query asks for: `?page=3`; 1 for anything that is no number. */
export function pageNumber(query: URLSearchParams): number {
  const wanted = query.get('page') ?? '';
  return /^-?\d{1,6}$/.test(wanted) ? Number(wanted) : 1;
}
