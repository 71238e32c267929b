import styles from './Icon.module.css';

/** The icon set: one path each, drawn on 24 units, stroked by CSS. */
const iconPaths = {
  'arrow-right': 'M3 12h18m-7-7 7 7-7 7',
  'arrow-left': 'M21 12H3m7-7-7 7 7 7',
  play: 'M7.5 4.5v15l12-7.5z',
  pause: 'M8 5v14m8-14v14',
  tour: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  close: 'm5 5 14 14M19 5 5 19',
  menu: 'M3 8h18M3 16h18',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  'chevron-down': 'm5 9 7 7 7-7',
  external: 'M7 17 18 6M9 6h9v9',
  anchor:
    'M12 7.5V21M8 11h8M4.5 13.5c0 4.5 3.5 7.5 7.5 7.5s7.5-3 7.5-7.5M12 7.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5',
  check: 'm4 12.5 5.5 5.5L20 7',
  calendar: 'M3 5.5h18v15H3zM3 10h18M8 3v4.5M16 3v4.5',
  email: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13m4.8-1.7L21 21',
  locate: 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12m0-16v4m0 12v4M2 12h4m12 0h4',
  pin: 'M12 21.5c-2.5-4-7-7.7-7-12.5a7 7 0 0 1 14 0c0 4.8-4.5 8.5-7 12.5m0-10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  map: 'm3 6.5 6-2.5 6 2.5 6-2.5v13.5L15 20l-6-2.5L3 20zM9 4v13.5m6-11V20',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h1m-1 6h1m-1 6h1',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  route: 'm12 3 9 9-9 9-9-9zM9 14v-2.5h5.5m-2-2.5 2.5 2.5-2.5 2.5',
} as const;

/** Marks of networks, in the shapes that people know them by: areas instead of lines. */
const markPaths = {
  youtube:
    'M3.6 4.6C6.4 4 17.6 4 20.4 4.6c1.1.3 1.8 1 2 2.1.6 3.2.6 7.4 0 10.6-.2 1.1-.9 1.8-2 2.1-2.8.6-14 .6-16.8 0-1.1-.3-1.8-1-2-2.1-.6-3.2-.6-7.4 0-10.6.2-1.1.9-1.8 2-2.1M9.8 8.4v7.2L16 12z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2m0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.25-3.5a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5',
  facebook:
    'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.2 0-1.6.8-1.6 1.6V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 22 12',
  twitter:
    'M17.5 3h3.1l-6.7 7.7L21.8 21h-6.2l-4.8-6.3L5.2 21H2.1l7.2-8.2L1.7 3H8l4.4 5.8zm-1.1 16.2h1.7L7.1 4.7H5.3z',
  linkedin:
    'M3.5 2h17A1.5 1.5 0 0 1 22 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-17A1.5 1.5 0 0 1 3.5 2M5 9.5V19h3V9.5zM6.5 4.9a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M9.9 9.5V19h3v-4.7c0-1.2.2-2.4 1.7-2.4s1.5 1.4 1.5 2.5V19h3v-5.2c0-2.6-.6-4.5-3.6-4.5-1.4 0-2.4.8-2.8 1.5V9.5z',
} as const;

export type IconName = keyof typeof iconPaths | keyof typeof markPaths;

const isMark = (name: IconName): name is keyof typeof markPaths => name in markPaths;

/** An icon as large as the text around it. Always decorative: the words beside it say the same. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {isMark(name) ? <path d={markPaths[name]} data-mark="" /> : <path d={iconPaths[name]} />}
    </svg>
  );
}
