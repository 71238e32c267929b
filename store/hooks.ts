import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from './createStore.ts';

export const useAppSelector = useSelector.withTypes<ReturnType<Store['getState']>>();
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
export const useAppStore = useStore.withTypes<Store>();
