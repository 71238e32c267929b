/** The icon set: one path each, drawn on 24 units, stroked by CSS. */
export const iconPaths = {
  'arrow-right': 'M3 12h18m-7-7 7 7-7 7',
  'arrow-left': 'M21 12H3m7-7-7 7 7 7',
  play: 'M7.5 4.5v15l12-7.5z',
  pause: 'M8 5v14m8-14v14',
  close: 'm5 5 14 14M19 5 5 19',
  menu: 'M3 8h18M3 16h18',
  'chevron-down': 'm5 9 7 7 7-7',
  external: 'M7 17 18 6M9 6h9v9',
} as const;

export type IconName = keyof typeof iconPaths;
