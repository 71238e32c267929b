import type { ReactNode } from 'react';
import { describeSchema, fieldsOfWhichOne, type JsonSchema } from '../describeSchema.ts';
import type { Formats } from '../formats.ts';

interface FieldTableProps {
  schema: JsonSchema;
  formats: Formats | undefined;
}

/** A schema as a table; what is in groups and lists follows with its whole path. */
export function FieldTable({ schema, formats }: FieldTableProps): ReactNode {
  const choice = fieldsOfWhichOne(schema);
  return (
    <>
      {choice.length > 0 && <p>Needs at least one of {choice.join(', ')}.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard */}
      <section className="wide" aria-label="Fields as a table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {['Field', 'Kind', 'Required', 'Limits', 'Meaning'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {describeSchema(schema, formats).map(({ path, kind, isRequired, limits, description }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{kind}</td>
                <td>{isRequired ? 'yes' : 'no'}</td>
                <td>{limits.join(', ')}</td>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
