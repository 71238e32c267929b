import { createSlice } from '@reduxjs/toolkit';

interface LoaderState {
  /** Whatever the next page needs to be shown has been loaded: its data and its code. */
  requestDone: boolean;
  /** The pictures of its first screen are there. */
  imagesLoaded: boolean;
  /** A change of route is under way. */
  loading: boolean;
}

/** The first page comes as HTML: it waits for nothing. */
const initialState: LoaderState = { requestDone: true, imagesLoaded: true, loading: false };

/** What the visitor waits for (behaviour §10.2). */
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
    /** The next page stands in place of the last; its pictures may still be on their way. */
    routeShown: (state) => {
      state.loading = false;
    },
    /** There is nothing to wait for any more, such as when the visitor comes back from another document. */
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
