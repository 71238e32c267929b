import type { ReactNode } from 'react';

/** A document in a frame that may be pulled wider and taller. */
export function ExampleView({ src, title }: { src: string; title: string }): ReactNode {
  return (
    <div className="view">
      <iframe src={src} title={title} loading="lazy" />
    </div>
  );
}
