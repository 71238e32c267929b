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

const READY = 'dataLayer.ready';

/** Says that the list is there, once a document (behaviour §12.4). */
export function announceLayer(layer: object[]): void {
  const isAnnounced = layer.some((entry) => 'event' in entry && entry.event === READY);
  if (!isAnnounced) layer.push({ event: READY });
}
