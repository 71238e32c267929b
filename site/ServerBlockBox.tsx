import { type ComponentType, Suspense } from 'react';
import { hydrationOf } from '../blocks/registryLines.ts';
import type { BlockBoxProps } from '../renderer/Blocks.tsx';
import type { BlockType } from '../schemas/index.ts';

/** The box on the server. A block that hydrates stands in a Suspense boundary, so that React waits for its code. */
export function ServerBlockBox({ id, type, props = {}, children }: BlockBoxProps) {
  // The renderer knows types only as words; validation has let none through that the registry lacks.
  return hydrationOf(type as BlockType, props) === 'never' ? (
    <div data-block={type} data-block-id={id} data-kept="">
      {children}
    </div>
  ) : (
    <div data-block={type} data-block-id={id}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

/** The same box where some blocks have been rendered before. @param known their markup, by their props. */
export const rememberedBox =
  (known: ReadonlyMap<object, string>): ComponentType<BlockBoxProps> =>
  (block) => {
    const { id, type, props } = block;
    const __html = props && known.get(props);
    if (__html === undefined) return <ServerBlockBox {...block} />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it
    return <div data-block={type} data-block-id={id} data-kept="" dangerouslySetInnerHTML={{ __html }} />;
  };
