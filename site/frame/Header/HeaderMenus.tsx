import { FormattedMessage, useIntl } from 'react-intl';
import { buildPath } from '../../../locales/buildPath.ts';
import type { Locale } from '../../../locales/locales.ts';
import { homePath } from '../../../locales/sitePath.ts';
import type { MenuItem } from '../../../schemas/entities/menu.ts';
import type { PageBrand } from '../../../schemas/PageBrand.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectHeaderMenus } from '../../../store/listsSlice.ts';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './HeaderMenus.module.css';
import { MenuList } from './MenuList.tsx';
import skipLinksStyles from './SkipLinks.module.css';
import sliding from './SlidingPanel.module.css';

interface HeaderMenusProps {
  locale: Locale;
  /** Undefined on a page without a logo. */
  brand: PageBrand | undefined;
}

/**
 * Skip links, logo, main menu, utility menu and search, in HTML that works without scripts: below 1024 px the menu is a
 * popover behind the burger, with a button to the sea trial if an entry leads there; from there on it is always visible,
 * and an entry of the utility menu that leads there is that button.
 * Submenus are popovers in both.
 */
export function HeaderMenus({ locale, brand }: HeaderMenusProps) {
  const { formatMessage } = useIntl();
  const trial = buildPath(locale, 'sea-trial');
  const { menu, utils } = useAppSelector(selectHeaderMenus) ?? { menu: [], utils: [] };
  return (
    <>
      <SkipLinks locale={locale} />
      {brand && (
        <a
          className={styles.logo}
          href={homePath(locale)}
          aria-label={formatMessage({ id: 'brand.home' }, { brand: brand.name })}
        >
          <BrandMark brand={brand} />
        </a>
      )}
      <div className={styles.mainmenu} id="mainmenu">
        {menu.length + utils.length > 0 && (
          <>
            <div className={`${sliding.panel} ${styles.menus}`} id="menus" popover="auto" data-menu="menu">
              <div className={styles.top}>
                {[...menu, ...utils].some(leadsTo(trial)) && (
                  <ActionLink
                    link={{ url: trial, label: formatMessage({ id: 'actions.trial' }) }}
                    kind="primary"
                    className={styles.trial}
                  />
                )}
                <CloseButton />
              </div>
              {menu.length > 0 && (
                <MenuList label={formatMessage({ id: 'header.label' })} items={menu} level="submenu" />
              )}
              {utils.length > 0 && (
                <MenuList
                  label={formatMessage({ id: 'header.utilities' })}
                  items={utils}
                  level="utilitySubmenu"
                  action={trial}
                />
              )}
            </div>
            <button className={styles.burger} type="button" popoverTarget="menus">
              <Icon name="menu" />
              <FormattedMessage id="header.open" />
            </button>
          </>
        )}
      </div>
      <a
        className={styles.search}
        // Ready to type in (SearchForm.tsx): a fragment takes the focus, with and without scripts.
        href={`${buildPath(locale, 'search')}#search-field`}
        aria-label={formatMessage({ id: 'search.title' })}
      >
        <Icon name="search" />
      </a>
    </>
  );
}

/** Whether an entry, or one below it, leads to an address. */
const leadsTo =
  (url: string) =>
  (item: MenuItem): boolean =>
    item.isVisible && (item.url === url || item.children.some(leadsTo(url)));

/** The panel opens with the focus on it: the burger lies behind. */
function CloseButton() {
  return (
    <button
      className={styles.close}
      type="button"
      popoverTarget="menus"
      popoverTargetAction="hide"
      // biome-ignore lint/a11y/noAutofocus: it counts when the popover opens, not when the page does
      autoFocus
    >
      <FormattedMessage id="header.close" />
      <Icon name="close" />
    </button>
  );
}

/** The first focusable elements (behaviour §9.7). `focusTarget` moves the focus on into their targets. */
function SkipLinks({ locale }: { locale: Locale }) {
  return (
    <>
      <a className={skipLinksStyles.skip} href="#mainmenu">
        <FormattedMessage id="skip.menu" />
      </a>
      <a className={skipLinksStyles.skip} href="#content">
        <FormattedMessage id="skip.content" />
      </a>
      <a className={skipLinksStyles.skip} href={buildPath(locale, 'dealers-map')}>
        <FormattedMessage id="skip.dealers" />
      </a>
      <a className={skipLinksStyles.skip} href="#footer">
        <FormattedMessage id="skip.footer" />
      </a>
    </>
  );
}
