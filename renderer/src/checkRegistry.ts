import { RegistryError } from './RegistryError.ts';
import type { Registry } from './RegistryLine.ts';

/**
 * Checks that every type has a line, a schema and a component.
 *
 * @param parts schemas and components, by what they are called in the error.
 * @throws RegistryError that names all that are missing.
 */
export function checkRegistry(registry: Registry, parts: Readonly<Record<string, object>>): void {
  const missing = Object.entries(parts).flatMap(([part, values]) => {
    const known = new Set(Object.keys(values));
    return [
      ...Object.keys(registry).flatMap((type) => (known.has(type) ? [] : [`“${type}” has no ${part}`])),
      ...[...known].flatMap((type) =>
        type in registry ? [] : [`the ${part} of “${type}” has no line in the registry`],
      ),
    ];
  });
  if (missing.length > 0) throw new RegistryError(missing);
}
