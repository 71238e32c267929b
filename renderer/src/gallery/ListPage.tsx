import type { ReactNode } from 'react';
import { BlockFacts } from './BlockFacts.tsx';
import { ExampleView } from './ExampleView.tsx';
import { addresses, type ShownType } from './ShownType.ts';

/** Every block type with its first example. */
export function ListPage({ types }: { types: readonly ShownType[] }): ReactNode {
  return (
    <>
      <h1>Blocks</h1>
      <ul className="cards">
        {types.map((shown) => (
          <li key={shown.type}>
            <h2>
              <a href={addresses.block(shown.type)}>{shown.title}</a>
            </h2>
            <BlockFacts {...shown} />
            {shown.examples[0] ? (
              <ExampleView src={addresses.example(shown.type, 1)} title={`${shown.title}, first example`} />
            ) : (
              <p>No example.</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
