import type { ReactNode } from 'react';
import type { Hydration } from '../RegistryLine.ts';
import type { ShownType } from './ShownType.ts';

const MOMENTS: Readonly<Record<string, string>> = {
  never: 'Stays as the server made it',
  visible: 'Hydrates when it scrolls into view',
  idle: 'Hydrates when the browser is idle',
  load: 'Hydrates at once',
} satisfies Record<Hydration, string>;

/** What the registry says of a type. */
export function BlockFacts({ type, description, line }: ShownType): ReactNode {
  const { hydration, hydrateIfProps } = line;
  return (
    <>
      {description && <p>{description}</p>}
      <p className="facts">
        <code>{type}</code> {MOMENTS[hydration]}
        {hydrateIfProps && `, only with ${hydrateIfProps.join(' or ')}`}
      </p>
    </>
  );
}
