import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Menus of the header; at most one of each level is open (behaviour §9.3). */
export type MenuLevel = 'menu' | 'submenu' | 'utilitySubmenu';

interface MenuChange {
  level: MenuLevel;
  /** Id of the element that opened or closed. */
  id: string;
}

interface HeaderState {
  /** Opaque from the start instead of transparent over the hero. */
  plainDefault: boolean;
  /** Moved out of view by the page until the visitor recalls it. */
  disabled: boolean;
  /** Scroll positions in CSS pixels from which the header may turn plain, hide, or shrink. */
  triggers: { plain: number; hide: number; small: number };
  scrollY: number;
  /** The visitor scrolls down, past the trigger. */
  isHidden: boolean;
  /** The visitor recalled a header that the page had disabled, by scrolling up or at the top edge. */
  isRecalled: boolean;
  open: Partial<Record<MenuLevel, string>>;
}

/** Plain from here on, whatever the trigger (behaviour §9.1; docs/decisions/2026-11-21-header-triggers.md). */
const PLAIN_PAST = 300;
/** Smaller movements are not scrolling: a resting finger trembles. */
const STILL = 4;

const initialState: HeaderState = {
  plainDefault: false,
  disabled: false,
  triggers: { plain: 400, hide: 200, small: 400 },
  scrollY: 0,
  isHidden: false,
  isRecalled: false,
  open: {},
};

/** Initial state of the header of a page. */
export const toHeaderState = ({ plain, disabled }: { plain: boolean; disabled: boolean }): HeaderState => ({
  ...initialState,
  plainDefault: plain,
  disabled,
});

/** How the header looks and whether it is in view (behaviour §9.1, §9.2). */
export const headerSlice = createSlice({
  name: 'header',
  initialState,
  reducers: {
    /** Another page has its own header and starts at its top. */
    headerSet: (state, { payload }: PayloadAction<{ plain: boolean; disabled: boolean }>) => ({
      ...toHeaderState(payload),
      open: state.open,
    }),
    /** The header stays as it is: the browser set the scroll position, or a menu of chapters is in its place. */
    scrollRestored: (state, { payload }: PayloadAction<number>) => {
      state.scrollY = Math.max(0, payload);
    },
    scrolled: (state, { payload }: PayloadAction<number>) => {
      // Negative where the browser lets the page bounce at its top.
      const y = Math.max(0, payload);
      if (Math.abs(y - state.scrollY) < STILL) return;
      const isUp = y < state.scrollY;
      state.isHidden = !isUp && y > state.triggers.hide;
      state.isRecalled = isUp || (state.isRecalled && !state.isHidden);
      state.scrollY = y;
    },
    /** The visitor recalled the header without scrolling. */
    headerRecalled: (state) => {
      state.isHidden = false;
      state.isRecalled = true;
    },
    menuOpened: (state, { payload: { level, id } }: PayloadAction<MenuChange>) => {
      state.open[level] = id;
    },
    /** The close of a menu that another of its level has replaced arrives late: the other one stays open. */
    menuClosed: (state, { payload: { level, id } }: PayloadAction<MenuChange>) => {
      if (state.open[level] === id) delete state.open[level];
    },
  },
  selectors: {
    selectIsMenuOpen: ({ open }) => Object.keys(open).length > 0,
    selectIsPlain: ({ plainDefault, scrollY, triggers, open }) =>
      plainDefault || scrollY > Math.min(PLAIN_PAST, triggers.plain) || Object.keys(open).length > 0,
    selectIsAtTop: ({ scrollY }) => scrollY === 0,
    selectIsSmall: ({ scrollY, triggers }) => scrollY > triggers.small,
    selectIsOutOfView: ({ disabled, isRecalled, isHidden, open }) =>
      Object.keys(open).length === 0 && (isHidden || (disabled && !isRecalled)),
    selectOpenMenu: (state, level: MenuLevel) => state.open[level],
  },
});

export const { headerRecalled, headerSet, scrollRestored, scrolled, menuOpened, menuClosed } =
  headerSlice.actions;
export const {
  selectIsAtTop,
  selectIsMenuOpen,
  selectIsPlain,
  selectIsSmall,
  selectIsOutOfView,
  selectOpenMenu,
} = headerSlice.selectors;
