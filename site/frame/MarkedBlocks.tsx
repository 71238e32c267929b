import { type ComponentProps, type CSSProperties, Fragment } from 'react';
import { Blocks } from '../../renderer/src/client.ts';
import type { BlockProps } from '../../schemas/index.ts';
import type { DropMark } from '../../schemas/page.ts';

interface MarkedBlocksProps extends ComponentProps<typeof Blocks<BlockProps>> {
  marks: readonly DropMark[];
}

/** In development: the blocks of a page, with a mark where each dropped block would have stood. */
export function MarkedBlocks({ blocks, marks, components, Box }: MarkedBlocksProps) {
  const marksBefore = (id: string | undefined) =>
    marks.filter(({ before }) => before === id).map((mark) => <Mark key={mark.pointer} {...mark} />);
  return (
    <>
      {blocks.map((block) => (
        <Fragment key={block.id}>
          {marksBefore(block.id)}
          <Blocks blocks={[block]} components={components} Box={Box} />
        </Fragment>
      ))}
      {marksBefore(undefined)}
    </>
  );
}

/** Inline: a stylesheet that is imported would be part of the production build. */
const STYLE: CSSProperties = {
  margin: '1.5rem var(--page-margin)',
  padding: '1rem 1.25rem',
  outline: '2px dashed #b3261e',
  background: '#fff',
  color: '#1d1b1a',
  font: '1rem/1.5 system-ui, sans-serif',
  overflowWrap: 'anywhere',
};

/** In English, as the log. */
function Mark({ type, id, pointer, reason, playground }: DropMark) {
  return (
    <div role="note" lang="en" data-dropped-block={type} style={STYLE}>
      <p>
        <strong>
          Dropped: <code>{type}</code>
        </strong>{' '}
        {id && <code>{id}</code>}
      </p>
      <p>{reason}</p>
      <p>
        <code>{pointer}</code>
      </p>
      {playground && (
        <p>
          <a href={playground}>Open its props in the playground</a>
        </p>
      )}
    </div>
  );
}
