/**
 * What `check` came to, perhaps on an earlier occasion: for the same object the answer is the same. Only for objects
 * that nobody changes.
 */
export type Remember = <Result>(checked: object, check: () => Result) => Result;

/** For objects that come once, or of which nobody knows whether they change. */
export const checkAnew: Remember = (_checked, check) => check();
