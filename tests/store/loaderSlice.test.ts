import { describe, expect, it } from 'vitest';
import { createStore } from '../../store/createStore.ts';
import {
  imagesArrived,
  requestFinished,
  routeChanged,
  routeShown,
  selectIsLoading,
  selectIsRequestPending,
  selectIsRouteChanging,
  waitingEnded,
} from '../../store/loaderSlice.ts';

/** Whether its data is pending, whether the route is changing, whether there is anything to wait for. */
const START = [false, false, false] as const;
const WAITING = [true, true, true] as const;
const CHANGING = [false, true, true] as const;
const LOADING = [false, false, true] as const;

describe('the loader', () => {
  it.each([
    ['waits for nothing on the page that came as HTML', [], START],
    ['waits for the data of the next page', [routeChanged()], WAITING],
    ['waits for its pictures', [routeChanged(), requestFinished(), routeShown()], LOADING],
    ['waits for the page itself', [routeChanged(), requestFinished(), imagesArrived()], CHANGING],
    ['waits no longer', [routeChanged(), requestFinished(), routeShown(), imagesArrived()], START],
    ['waits anew when the route changes again', [routeChanged(), requestFinished(), routeChanged()], WAITING],
    ['waits no longer for what will not come', [routeChanged(), waitingEnded()], START],
  ])('%s', (_, actions, [isPending, isChanging, isLoading]) => {
    const store = createStore({ header: { plain: false, disabled: false }, lists: {} });
    for (const action of actions) store.dispatch(action);
    expect(selectIsRequestPending(store.getState())).toBe(isPending);
    expect(selectIsRouteChanging(store.getState())).toBe(isChanging);
    expect(selectIsLoading(store.getState())).toBe(isLoading);
  });
});
