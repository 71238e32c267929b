/** All characters of a `unicode-range`, such as `U+0000-00FF,U+0131`. */
export const charactersOf = (range: string): string =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
    })
    .map((point) => String.fromCodePoint(point))
    .join('');
