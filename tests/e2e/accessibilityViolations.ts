import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it stands, one sentence for each element.
 *
 * To be asked when the header has a ground of its own: axe 4.14 takes for the ground of a fixed element what lies
 * in the middle of the document, so the words of a transparent header would be judged against anything.
 *
 * @param except CSS selector of what is left out.
 */
export const accessibilityViolations = async (page: Page, except?: string): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
    // Without the lists of what is in order, which are longer than the page itself.
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    // Without frames, which the site has none of before a film is asked for, nothing is lost by the shorter way. It
    // brings axe into every frame, though, also into those left out.
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (except ? axe.exclude(except) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
};
