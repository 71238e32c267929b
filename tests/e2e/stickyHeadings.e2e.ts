import { openPage } from './openPage.ts';
import { expect, test } from './quietTest.ts';
import { readingSamples, samples, viewports } from './samples.ts';

const pages = [
  ...[...samples, ...readingSamples]
    .filter(({ status }) => status === 200)
    .map(({ name, paths }) => ({ name, path: paths.en })),
  { name: 'the buying guide', path: '/buying-guide' },
  { name: 'a visit', path: '/visit-the-yard' },
  { name: 'the sea trial', path: '/sea-trial' },
  { name: 'the contact page', path: '/contact' },
];

for (const { name, path } of pages) {
  test(`on ${name} no heading that stays lies on the words of its section`, async ({ page }) => {
    await page.setViewportSize(viewports.laptop);
    await openPage(page, path);
    const covering = await page.locator('main h2').evaluateAll((headings) =>
      headings
        .filter((heading) => getComputedStyle(heading).position === 'sticky')
        .filter((heading) => {
          const { left, right } = heading.getBoundingClientRect();
          return [...(heading.parentElement?.children ?? [])].some((other) => {
            const box = other.getBoundingClientRect();
            const isBelow = heading.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
            return isBelow && box.height > 0 && box.left < right && box.right > left;
          });
        })
        .map((heading) => heading.textContent),
    );
    expect(covering).toEqual([]);
  });
}
