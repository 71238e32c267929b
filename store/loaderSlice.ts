import { createSlice } from '@reduxjs/toolkit';

interface LoaderState {
  /** Data and code of the next page are loaded. */
  requestDone: boolean;
  /** The pictures of its first screen are loaded. */
  imagesLoaded: boolean;
  /** A change of route is in progress. */
  loading: boolean;
}

/** The first page comes as HTML: nothing to wait for. */
const initialState: LoaderState = { requestDone: true, imagesLoaded: true, loading: false };

/** The state of page loading (behaviour §10.2). */
export const loaderSlice = createSlice({
  name: 'loader',
  initialState,
  reducers: {
    routeChanged: () => ({ requestDone: false, imagesLoaded: false, loading: true }),
    requestFinished: (state) => {
      state.requestDone = true;
    },
    imagesArrived: (state) => {
      state.imagesLoaded = true;
    },
    /** The next page has replaced the last one; its pictures may still be loading. */
    routeShown: (state) => {
      state.loading = false;
    },
    /** Nothing to wait for any more, such as after a return from another document. */
    waitingEnded: () => initialState,
  },
  selectors: {
    selectIsRequestPending: (state) => !state.requestDone,
    selectIsRouteChanging: (state) => state.loading,
    selectIsLoading: ({ requestDone, imagesLoaded, loading }) => !requestDone || !imagesLoaded || loading,
  },
});

export const { routeChanged, requestFinished, imagesArrived, routeShown, waitingEnded } = loaderSlice.actions;
export const { selectIsRequestPending, selectIsRouteChanging, selectIsLoading } = loaderSlice.selectors;
