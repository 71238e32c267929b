import { useDispatch, useSelector } from 'react-redux';
import type { Store } from './createStore.ts';

export const useAppSelector = useSelector.withTypes<ReturnType<Store['getState']>>();
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
