import { describe, expect, it } from 'vitest';
import { createStore } from '../../store/createStore.ts';
import {
  headerRecalled,
  headerSet,
  menuClosed,
  menuOpened,
  scrolled,
  scrollRestored,
  selectIsMenuOpen,
  selectIsOutOfView,
  selectIsPlain,
  selectIsSmall,
  selectOpenMenu,
} from '../../store/headerSlice.ts';

const transparent = { plain: false, disabled: false };

/** A store, and what its header is like after some actions. */
const headerAfter = (
  header: { plain: boolean; disabled: boolean },
  ...actions: Parameters<typeof dispatchAll>[1]
) => {
  const store = createStore({ header, lists: {} });
  dispatchAll(store, actions);
  const state = store.getState();
  return {
    isPlain: selectIsPlain(state),
    isSmall: selectIsSmall(state),
    isOutOfView: selectIsOutOfView(state),
    isMenuOpen: selectIsMenuOpen(state),
    submenu: selectOpenMenu(state, 'submenu'),
    triggers: state.header.triggers,
  };
};

const dispatchAll = (
  store: ReturnType<typeof createStore>,
  actions: Parameters<typeof store.dispatch>[0][],
): void => {
  for (const action of actions) store.dispatch(action);
};

describe('the triggers of the header', () => {
  it('plain 400, hidden 200, small 400 (behaviour §9.1)', () => {
    expect(headerAfter(transparent).triggers).toEqual({ plain: 400, hide: 200, small: 400 });
  });
});

describe('a header over a hero', () => {
  it.each([
    [0, false],
    [300, false],
    [301, true],
    [2000, true],
  ])('scrolled to %i px: plain is %s', (y, isPlain) => {
    expect(headerAfter(transparent, scrolled(y)).isPlain).toBe(isPlain);
  });

  it.each([
    [400, false],
    [401, true],
  ])('scrolled to %i px: small is %s', (y, isSmall) => {
    expect(headerAfter(transparent, scrolled(y)).isSmall).toBe(isSmall);
  });

  it('plain page: plain from the start', () => {
    expect(headerAfter({ plain: true, disabled: false }).isPlain).toBe(true);
  });

  it('plain while a menu is open', () => {
    expect(headerAfter(transparent, menuOpened({ level: 'submenu', id: 'boats' })).isPlain).toBe(true);
  });
});

describe('a visible header', () => {
  it.each([
    ['stays for the first 200 px down', [100, 200], false],
    ['hides on the way down past 200 px', [100, 201], true],
    ['returns on the way up', [900, 800], false],
    ['hides again on the way down', [900, 800, 850], true],
    ['takes no notice of a trembling hand', [900, 898], true],
    ['stands at the top though the page bounces', [100, -40], false],
  ])('%s', (_, positions, isOutOfView) => {
    expect(headerAfter(transparent, ...positions.map((y) => scrolled(y))).isOutOfView).toBe(isOutOfView);
  });

  it('stays visible when the browser restores the scroll position', () => {
    expect(headerAfter(transparent, scrollRestored(900)).isOutOfView).toBe(false);
  });

  it('headerRecalled: visible', () => {
    expect(headerAfter(transparent, scrolled(900), headerRecalled()).isOutOfView).toBe(false);
  });

  it('visible while a menu is open', () => {
    const open = menuOpened({ level: 'menu', id: 'menus' });
    expect(headerAfter(transparent, open, scrolled(900)).isOutOfView).toBe(false);
  });

  it('visible on the next page', () => {
    expect(headerAfter(transparent, scrolled(900), headerSet(transparent)).isOutOfView).toBe(false);
  });
});

describe('a header that the page has disabled', () => {
  const disabled = { plain: false, disabled: true };

  it('hidden at the top and when scrolling down', () => {
    expect(headerAfter(disabled).isOutOfView).toBe(true);
    expect(headerAfter(disabled, scrolled(100), scrolled(900)).isOutOfView).toBe(true);
  });

  it('scrolling up: visible, also at the top', () => {
    expect(headerAfter(disabled, scrolled(900), scrolled(800), scrolled(0)).isOutOfView).toBe(false);
  });

  it('headerRecalled at the top: visible', () => {
    expect(headerAfter(disabled, headerRecalled()).isOutOfView).toBe(false);
  });

  it('scrolling down again: header hidden', () => {
    expect(headerAfter(disabled, scrolled(900), scrolled(0), scrolled(300)).isOutOfView).toBe(true);
  });

  it('menu open: visible', () => {
    expect(headerAfter(disabled, menuOpened({ level: 'menu', id: 'menus' })).isOutOfView).toBe(false);
  });
});

describe('menu state', () => {
  const boats = { level: 'submenu', id: 'boats' } as const;
  const yard = { level: 'submenu', id: 'yard' } as const;

  it('one open menu per level', () => {
    expect(headerAfter(transparent, menuOpened(boats), menuOpened(yard)).submenu).toBe('yard');
  });

  it('several levels open at once', () => {
    const state = headerAfter(transparent, menuOpened({ level: 'menu', id: 'menus' }), menuOpened(boats));
    expect(state).toMatchObject({ isMenuOpen: true, submenu: 'boats' });
  });

  it('menuClosed closes', () => {
    expect(headerAfter(transparent, menuOpened(boats), menuClosed(boats)).isMenuOpen).toBe(false);
  });

  it('a late menuClosed of a replaced menu is ignored', () => {
    expect(headerAfter(transparent, menuOpened(boats), menuOpened(yard), menuClosed(boats)).submenu).toBe(
      'yard',
    );
  });
});
