import { expect, it } from 'vitest';
import { pushReadyEvent } from '../../../site/consent/dataLayer.ts';

it('dataLayer.ready is pushed once', () => {
  const layer: object[] = [{ model: 'Estran 42' }];
  pushReadyEvent(layer);
  pushReadyEvent(layer);
  expect(layer).toEqual([{ model: 'Estran 42' }, { event: 'dataLayer.ready' }]);
});
