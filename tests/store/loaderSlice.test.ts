import { describe, expect, it } from 'vitest';
import { createStore } from '../../store/createStore.ts';
import {
  imagesArrived,
  requestFinished,
  routeChanged,
  routeShown,
  selectIsLoading,
  selectIsRequestPending,
  waitingEnded,
} from '../../store/loaderSlice.ts';

const START = [false, false] as const;
const WAITING = [true, true] as const;
const LOADING = [false, true] as const;

describe('the loader', () => {
  it.each([
    ['waits for nothing on the page that came as HTML', [], START],
    ['waits for the data of the next page', [routeChanged()], WAITING],
    ['waits for its pictures', [routeChanged(), requestFinished(), routeShown()], LOADING],
    ['waits for the page itself', [routeChanged(), requestFinished(), imagesArrived()], LOADING],
    ['waits no longer', [routeChanged(), requestFinished(), routeShown(), imagesArrived()], START],
    ['waits anew when the route changes again', [routeChanged(), requestFinished(), routeChanged()], WAITING],
    ['waits no longer for what will not come', [routeChanged(), waitingEnded()], START],
  ])('%s', (_, actions, [isPending, isLoading]) => {
    const store = createStore({ header: { plain: false, disabled: false }, lists: {} });
    for (const action of actions) store.dispatch(action);
    expect(selectIsRequestPending(store.getState())).toBe(isPending);
    expect(selectIsLoading(store.getState())).toBe(isLoading);
  });
});
