import { availableParallelism } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { drawStoredSubject, drawSubject } from './drawSubject.ts';
import type { Subject } from './listSubjects.ts';
import { openCanvas } from './openCanvas.ts';

interface DrawOptions {
  browser: Browser;
  /** Of the site and its admin port. */
  origins: readonly string[];
  isStored: boolean;
  /** Called with each picture. */
  onPicture: (subject: Subject, width: number, bytes: Buffer) => Promise<void>;
}

/** Draws all subjects, as many at once as there are cores. */
export async function drawAll(subjects: readonly Subject[], options: DrawOptions): Promise<void> {
  const { browser, origins, isStored, onPicture } = options;
  const queue = [...subjects];
  const draw = async (page: Page): Promise<void> => {
    for (let subject = queue.shift(); subject; subject = queue.shift()) {
      const drawings = isStored ? drawStoredSubject(page, subject) : drawSubject(page, subject);
      for await (const { width, bytes } of drawings) await onPicture(subject, width, bytes);
    }
    await page.context().close();
  };
  const open = () => openCanvas(browser, { origins, isStored });
  const pages = await Promise.all(Array.from({ length: availableParallelism() }, open));
  await Promise.all(pages.map(draw));
}
