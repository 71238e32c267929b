import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface LayoutProps {
  title: string;
  children: ReactNode;
}

function GalleryLayout({ title, children }: LayoutProps): ReactNode {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${title} | Blocks`}</title>
        <link rel="stylesheet" href="/gallery.css" />
      </head>
      <body>
        <header>
          <nav aria-label="Main">
            <a href="/">Blocks</a> <a href="/registry.json">registry.json</a>
          </nav>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}

/** A page of the gallery as a document. */
export const toGalleryDocument = (title: string, children: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(<GalleryLayout title={title}>{children}</GalleryLayout>)}`;
