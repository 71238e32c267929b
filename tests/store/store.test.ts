import { describe, expect, it } from 'vitest';
import { createStore, storePage } from '../../store/createStore.ts';
import { selectIsOutOfView, selectIsPlain } from '../../store/headerSlice.ts';
import { selectFooterMenus, selectHeaderMenus } from '../../store/listsSlice.ts';

const header = { menu: [], utils: [] };

describe('the store', () => {
  it('initial header state is the page’s', () => {
    const store = createStore({ header: { plain: true, disabled: false }, lists: {} });
    expect(selectIsPlain(store.getState())).toBe(true);
    expect(selectIsOutOfView(store.getState())).toBe(false);
  });

  it('storePage applies the next page’s header', () => {
    const store = createStore({ header: { plain: true, disabled: false }, lists: {} });
    storePage(store, { header: { plain: false, disabled: true } });
    expect(selectIsPlain(store.getState())).toBe(false);
    expect(selectIsOutOfView(store.getState())).toBe(true);
  });

  it('storePage without lists keeps them', () => {
    const store = createStore({ header: { plain: true, disabled: false }, lists: { header } });
    storePage(store, { header: { plain: true, disabled: false } });
    expect(selectHeaderMenus(store.getState())).toEqual(header);
    expect(selectFooterMenus(store.getState())).toBeUndefined();
  });
});
