import { RegistryError } from './RegistryError.ts';
import { hydrations, type Registry } from './RegistryLine.ts';
import { quote } from './showValue.ts';

/**
 * Checks that every type has a line that says when it hydrates, a schema and a component.
 *
 * @param parts schemas and components, by what they are called in the error.
 * @throws RegistryError that names all that is missing or wrong.
 */
export function checkRegistry(
  registry: Registry,
  parts: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): void {
  const known = new Set(Object.keys(registry));
  const wrong = Object.entries(registry).flatMap(([type, line]) =>
    hydrations.some((hydration) => hydration === line?.hydration)
      ? []
      : [`the hydration of ${quote(type)} must be one of ${hydrations.join(', ')}`],
  );
  const missing = Object.entries(parts).flatMap(([part, values = {}]) => {
    const given = new Map(Object.entries(values));
    return [
      // An import of a name that its module does not export is undefined.
      ...[...known].flatMap((type) =>
        given.get(type) === undefined ? [`${quote(type)} has no ${part}`] : [],
      ),
      ...[...given.keys()].flatMap((type) =>
        known.has(type) ? [] : [`the ${part} of ${quote(type)} has no line in the registry`],
      ),
    ];
  });
  if (wrong.length + missing.length > 0) throw new RegistryError([...wrong, ...missing]);
}
