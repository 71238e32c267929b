import { expect, type Page } from '@playwright/test';

/**
 * Lets Friendly Captcha's widget take a test browser for a person's: it refuses one that calls itself headless or says
 * that it is driven. To be called before the page is opened.
 */
export const passForPerson = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { userAgent, appVersion } = navigator;
    const says = (name: string, value: unknown) =>
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    says('webdriver', false);
    says('userAgent', userAgent.replace('Headless', ''));
    says('appVersion', appVersion.replace('Headless', ''));
  });
};

/** Waits until the widget has solved its puzzle; it starts by itself once the form around it is used. */
export const waitForCaptcha = (page: Page): Promise<void> =>
  expect(page.locator('.frc-success')).toBeVisible({ timeout: 30_000 });
