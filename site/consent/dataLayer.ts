declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The list that Google's tags read; created by the first caller. */
export function dataLayer(): object[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

const READY = 'dataLayer.ready';

/** Pushes the event that announces the list, once a document (behaviour §12.4). */
export function pushReadyEvent(layer: object[]): void {
  const isReady = layer.some((entry) => 'event' in entry && entry.event === READY);
  if (!isReady) layer.push({ event: READY });
}
