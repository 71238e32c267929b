import { FormattedMessage, useIntl } from 'react-intl';
import { homePath } from '../../locales/homePath.ts';
import type { Locale } from '../../locales/locales.ts';
import { Icon } from '../../parts/Icon/Icon.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectHeaderMenus } from '../../store/listsSlice.ts';
import styles from './HeaderMenus.module.css';
import { MenuList } from './MenuList.tsx';

/**
 * Logo, main menu and utility menu in HTML that works by itself: below 1024 px the menu is a popover behind the
 * burger, from there on it lies open; submenus are popovers in both.
 */
export function HeaderMenus({ locale }: { locale: Locale }) {
  const { formatMessage } = useIntl();
  const { menu, utils } = useAppSelector(selectHeaderMenus) ?? { menu: [], utils: [] };
  return (
    <>
      <a className={styles.skip} href="#content">
        <FormattedMessage id="skip.content" />
      </a>
      <a className={styles.skip} href="#footer">
        <FormattedMessage id="skip.footer" />
      </a>
      <a className={styles.logo} href={homePath(locale)} aria-label={formatMessage({ id: 'brand.home' })}>
        <FormattedMessage id="brand.name" />
      </a>
      {menu.length + utils.length > 0 && (
        <>
          <div className={styles.menus} id="mainmenu" popover="auto">
            <button
              className={styles.close}
              type="button"
              popoverTarget="mainmenu"
              popoverTargetAction="hide"
            >
              <FormattedMessage id="header.close" />
              <Icon name="close" />
            </button>
            {menu.length > 0 && <MenuList label={formatMessage({ id: 'header.label' })} items={menu} />}
            {utils.length > 0 && <MenuList label={formatMessage({ id: 'header.utilities' })} items={utils} />}
          </div>
          <button className={styles.burger} type="button" popoverTarget="mainmenu">
            <Icon name="menu" />
            <FormattedMessage id="header.open" />
          </button>
        </>
      )}
    </>
  );
}
