/** Pictures of the first screen that are still on their way. Of a map's tiles many are cut off and never come. */
export function picturesInView(): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('main img:not(svg img)')].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return !image.complete && width > 0 && bottom > 0 && top < window.innerHeight;
  });
}

/** Resolves when each of them is there, or will not come. */
export async function untilArrived(images: readonly HTMLImageElement[]): Promise<void> {
  await Promise.all(
    images.map(
      (image) =>
        new Promise<void>((resolve) => {
          const done = () => resolve();
          image.addEventListener('load', done, { once: true });
          image.addEventListener('error', done, { once: true });
          if (image.complete) done();
        }),
    ),
  );
}
