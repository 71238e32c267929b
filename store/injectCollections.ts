import { collectionsSlice } from './collectionsSlice.ts';
import { rootReducer } from './createStore.ts';

/** The slice of whole lists, made part of the store; its selectors work whether anything has been loaded or not. */
export const injectedCollections = collectionsSlice.injectInto(rootReducer);
