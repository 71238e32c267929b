import { describeSchema, type Field, fieldsOfWhichOne, type JsonSchema } from './describeSchema.ts';
import { type Html, html } from './html.ts';

const row = ({ path, depth, kind, isRequired, limits, description }: Field): Html => html`<tr>
    <th scope="row" data-depth="${Math.min(depth, 4)}"><code>${path}</code></th>
    <td>${kind}</td>
    <td>${isRequired ? 'yes' : 'no'}</td>
    <td>${limits.join(', ')}</td>
    <td>${description}</td>
  </tr>`;

/** A schema as a table to read; what stands in groups and lists follows with its whole path. */
export function fieldTable(schema: JsonSchema): Html {
  const choice = fieldsOfWhichOne(schema);
  return html`${choice.length > 0 && html`<p>Needs at least one of ${choice.join(', ')}.</p>`}
    <div class="wide" role="region" tabindex="0" aria-label="Fields as a table">
      <table>
        <thead><tr>
          <th scope="col">Field</th><th scope="col">Kind</th><th scope="col">Required</th>
          <th scope="col">Limits</th><th scope="col">Meaning</th>
        </tr></thead>
        <tbody>${describeSchema(schema).map(row)}</tbody>
      </table>
    </div>`;
}
