import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const COMPOSED = /`([a-z]\w*(?:\.\w+)*\.)\$\{\w+\}((?:\.\w+)?)`/g;

/** Sources that a source reaches by its imports, at once or later; types are no code. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) {
    const code = readFileSync(file, 'utf8');
    for (const [, isType, name = ''] of code.matchAll(
      /(?:from|import( type)?)\b[^'\n;]*'(\.[^']+\.tsx?)'/g,
    )) {
      const target = join(dirname(file), name);
      if (!isType && existsSync(target)) reached.add(target);
    }
  }
  return reached;
}

/**
 * The texts of the catalogue that some code may show: each that it names, be it composed as in `share.${way}.label`.
 *
 * @param entries absolute paths of sources; all they import counts.
 * @param ids those of the catalogue.
 */
export function idsNamedBy(entries: readonly string[], ids: readonly string[]): Set<string> {
  const code = [...reachedFrom(entries)].map((file) => readFileSync(file, 'utf8')).join('\n');
  const composed = [...code.matchAll(COMPOSED)];
  return new Set(
    ids.filter(
      (id) =>
        code.includes(`'${id}'`) ||
        code.includes(`"${id}"`) ||
        composed.some(([, start = '', end = '']) => id.startsWith(start) && id.endsWith(end)),
    ),
  );
}
