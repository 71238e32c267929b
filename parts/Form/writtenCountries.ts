/**
 * Names of the countries by their codes, as a form in the document has them already; none on the server. To have Intl
 * say all of them takes a slow telephone a tenth of a second.
 */
export const writtenCountries = (): Map<string, string> =>
  new Map(
    import.meta.env.SSR
      ? []
      : [...document.querySelectorAll<HTMLOptionElement>('select[name="country"] option')].map(
          ({ value, text }) => [value, text],
        ),
  );
