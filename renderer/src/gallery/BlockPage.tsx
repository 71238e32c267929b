import type { ReactNode } from 'react';
import type { Formats } from '../formats.ts';
import type { Problem } from '../Problem.ts';
import { BlockFacts } from './BlockFacts.tsx';
import { ExampleView } from './ExampleView.tsx';
import { FieldTable } from './FieldTable.tsx';
import { addresses, type ShownType } from './ShownType.ts';

/** What was tried out: the text, and the address of its document or what is wrong with it. */
export interface Draft {
  text: string;
  outcome?: { src: string } | { problems: readonly Problem[] };
}

interface BlockPageProps {
  shown: ShownType;
  draft: Draft;
  formats: Formats | undefined;
  /** Address of the JSON Schema. */
  schemaAddress: string;
}

function ProblemList({ problems }: { problems: readonly Problem[] }): ReactNode {
  return (
    <ul className="problems">
      {problems.map(({ pointer, sentence }) => (
        <li key={`${pointer} ${sentence}`}>
          {sentence}
          {pointer && (
            <>
              {' '}
              <code>{pointer}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The form, and the block with the props that were sent with it. */
function TryOut({ shown, draft: { text, outcome } }: Pick<BlockPageProps, 'shown' | 'draft'>): ReactNode {
  return (
    <>
      <form method="post" action={`${addresses.block(shown.type)}#try`}>
        <label htmlFor="props">Props as JSON</label>
        <textarea
          id="props"
          name="props"
          rows={12}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={outcome && 'outcome'}
          aria-invalid={outcome && 'problems' in outcome}
          defaultValue={text}
        />
        <button type="submit">Render</button>
      </form>
      {outcome && (
        <div id="outcome">
          {'problems' in outcome ? (
            <>
              <p>This block would be dropped:</p>
              <ProblemList problems={outcome.problems} />
            </>
          ) : (
            <ExampleView src={outcome.src} title={`${shown.title} with these props`} />
          )}
        </div>
      )}
    </>
  );
}

/** Everything about one block type: its examples, a form to try it out, its fields. */
export function BlockPage({ shown, draft, formats, schemaAddress }: BlockPageProps): ReactNode {
  const { type, title, examples, schema } = shown;
  return (
    <>
      <h1>{title}</h1>
      <BlockFacts {...shown} />
      <h2>Examples</h2>
      <p>As the server renders them; with Vite, live blocks hydrate and edits show.</p>
      {examples.length === 0 && <p>There is none.</p>}
      {examples.map(({ name, props }, index) => (
        <section key={name} aria-labelledby={`example-${index + 1}`}>
          <h3 id={`example-${index + 1}`}>
            <a href={addresses.example(type, index + 1)}>{name}</a>
          </h3>
          <ExampleView src={addresses.example(type, index + 1)} title={name} />
          <details>
            <summary>JSON of “{name}”</summary>
            <pre>{JSON.stringify(props, undefined, 2)}</pre>
          </details>
        </section>
      ))}
      <h2 id="try">Try it out</h2>
      <TryOut shown={shown} draft={draft} />
      <h2>Fields</h2>
      <FieldTable schema={schema} formats={formats} />
      <p>
        <a href={schemaAddress}>JSON Schema</a>
      </p>
    </>
  );
}
