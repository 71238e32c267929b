/** Calls back when the whole document is there: at once, or before any deferred script has run. */
export function onceParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', callback, { once: true });
  } else {
    callback();
  }
}
