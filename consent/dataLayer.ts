declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The list that Google's tags read; whoever comes first makes it. */
export function dataLayer(): object[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}
