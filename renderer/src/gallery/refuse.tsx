import type { Answer } from './Answer.ts';
import { toGalleryDocument } from './GalleryLayout.tsx';

/** A page that says what is wrong with a request. */
export const refuse = (status: number, title: string, sentence: string): Answer => ({
  status,
  type: 'text/html',
  body: toGalleryDocument(
    title,
    <>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <p>
        <a href="/">All blocks</a>
      </p>
    </>,
  ),
});
