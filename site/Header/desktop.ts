/** From here on the menu lies open in the header and submenus open under a mouse (spec 2 §9). */
export const DESKTOP = '(width >= 64rem)';
