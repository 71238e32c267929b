import { FormattedMessage } from 'react-intl';
import type { MenuItem } from '../../../schemas/entities/menu.ts';
import type { Image } from '../../../schemas/parts/image.ts';
import { imagePresets } from '../../../schemas/parts/imagePresets.ts';
import type { MenuLevel } from '../../../store/headerSlice.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { imageSize, imageUrl } from '../../components/Picture/imageUrl.ts';
import backStyles from './BackButton.module.css';
import { MenuLink } from './MenuLink.tsx';
import pictureStyles from './MenuPicture.module.css';
import sliding from './SlidingPanel.module.css';
import styles from './Submenu.module.css';
import itemStyles from './SubmenuItem.module.css';

interface SubmenuProps {
  item: MenuItem;
  id: string;
  level: MenuLevel;
  isBig: boolean;
}

/**
 * A submenu: below 1024 px a panel that slides over the menu (the big one lies open in it), from there on a panel under
 * the header, or a list under its entry if it has links alone. Earlier boats are in a list of their own; the picture beside them is that of the item under pointer or focus, else the parent's.
 */
export function Submenu({ item, id, level, isBig }: SubmenuProps) {
  const children = item.children.filter(({ isVisible }) => isVisible);
  const heritage = children.filter(({ isHeritage }) => isHeritage);
  const isPictured = [item, ...children].some(({ image }) => image);
  const isGrouped = children.some((child) => child.children.some(({ isVisible }) => isVisible));
  return (
    <div
      className={`${sliding.panel} ${styles.submenu}`}
      id={id}
      popover="auto"
      data-menu={level}
      data-big={isBig || undefined}
      data-pictured={isPictured || undefined}
      data-list={!(isPictured || isGrouped) || undefined}
    >
      {!isBig && <BackButton id={id} />}
      <p className={isBig ? 'eyebrow' : styles.title} data-link={item.url ? '' : undefined}>
        <MenuLink item={item} />
      </p>
      <div className={styles.groups}>
        <MenuPicture image={item.image} isBig={isBig} />
        <ul className={styles.items}>
          {children
            .filter(({ isHeritage }) => !isHeritage)
            .map((child) => (
              <SubmenuItem key={child.id} item={child} isBig={isBig} />
            ))}
        </ul>
        {heritage.length > 0 && (
          <div className={styles.heritage}>
            <p className={`eyebrow ${styles.label}`} id={`${id}-heritage`}>
              <Icon name="anchor" />
              <FormattedMessage id="header.heritage" />
            </p>
            <ul className={styles.items} aria-labelledby={`${id}-heritage`}>
              {heritage.map((child) => (
                <SubmenuItem key={child.id} item={child} isBig={isBig} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

/** An item of the second level; the items below it lie open under it, on every screen. */
function SubmenuItem({ item, isBig }: { item: MenuItem; isBig: boolean }) {
  const children = item.children.filter(({ isVisible }) => isVisible);
  return (
    <li className={itemStyles.item} data-separator={item.separator || undefined}>
      <MenuPicture image={item.image} isBig={isBig} />
      <MenuLink item={item} className={itemStyles.second} isDescribed />
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <li key={child.id} className={itemStyles.leaf} data-separator={child.separator || undefined}>
              <MenuPicture image={child.image} isBig={isBig} isThird />
              <MenuLink item={child} className={itemStyles.third} isDescribed />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface MenuPictureProps {
  image: Image | undefined;
  /** The first submenu shows a big picture, the others one of 600x339 (behaviour §9.4). */
  isBig: boolean;
  isThird?: boolean;
}

/** Pictures of the third level stand above their names, in the middle of a crop about as wide a part of every screen. */
const SMALL = { width: 320, sizes: '27vw' };

/**
 * A picture in a submenu. Decorative: the words beside it say the same, so it has no alternative text. Loaded when it
 * is shown, or shortly before (`openOnHover.ts`).
 */
function MenuPicture({ image, isBig, isThird }: MenuPictureProps) {
  if (!image) return null;
  const preset = isBig ? 'menuBig' : 'menu';
  const { width } = imagePresets[preset];
  const src = imageUrl(image, preset, width, 'webp');
  const small = `${imageUrl(image, preset, SMALL.width, 'webp')} ${SMALL.width}w`;
  return (
    <img
      className={pictureStyles.picture}
      alt=""
      {...(isThird && { srcSet: `${small}, ${src} ${width}w`, sizes: SMALL.sizes })}
      src={src}
      {...imageSize(image, preset)}
      loading="lazy"
    />
  );
}

/** Back to the menu under the panel; gets the focus when the panel opens. */
function BackButton({ id }: { id: string }) {
  return (
    <button
      className={backStyles.back}
      type="button"
      popoverTarget={id}
      popoverTargetAction="hide"
      // biome-ignore lint/a11y/noAutofocus: it counts when the popover opens, not when the page does
      autoFocus
    >
      <Icon name="arrow-left" />
      <FormattedMessage id="header.back" />
    </button>
  );
}
