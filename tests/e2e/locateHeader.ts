import type { Page } from '@playwright/test';

/** What a visitor finds in the header of an English page, by the names they know it by. */
export const locateHeader = (page: Page) => {
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('navigation', { name: 'Main menu' });
  const utilities = banner.getByRole('navigation', { name: 'Service menu' });
  return {
    banner,
    logo: banner.getByRole('link', { name: 'Estran, home page' }),
    burger: banner.getByRole('button', { name: 'Menu', exact: true }),
    /** The panel behind the burger; from 1024 px no more than a box around the two menus. */
    panel: page.locator('#menus'),
    menu,
    boats: menu.getByRole('button', { name: 'Boats' }),
    yard: menu.getByRole('button', { name: 'The yard' }),
    utilities,
    dealers: utilities.getByRole('button', { name: 'Dealers' }),
    close: banner.getByRole('button', { name: 'Close' }),
    back: banner.getByRole('button', { name: 'Back' }),
    languageButton: banner.getByRole('button', { name: 'EN, Language: English' }),
    languages: page.getByRole('dialog', { name: 'Choose your language' }),
    /** Every menu that is open. */
    open: page.locator('[data-menu]:popover-open'),
  };
};
