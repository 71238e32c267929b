import type { Response } from 'express';
import { toMessage } from '../preview/toPreviewDocument.ts';

/** Answers an editor with a page of plain words. */
export const tellEditor = (response: Response, status: number, title: string, words: string): void =>
  void response.status(status).type('html').send(toMessage(title, words));
