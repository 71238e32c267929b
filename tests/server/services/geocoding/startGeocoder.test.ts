import { expect, it, onTestFinished } from 'vitest';
import { startGeocoder } from '../../../../server/services/geocoding/startGeocoder.ts';
import { memoryLog } from '../../memoryLog.ts';

it('its cache is separate: it evicts no pages', async () => {
  const { log, lines } = memoryLog();
  const started = async () => {
    const { geocoder, close } = await startGeocoder({ geocoder: undefined }, { log });
    onTestFinished(close);
    return geocoder;
  };
  const [one, other] = [await started(), await started()];
  for (const geocoder of [one, one, other]) {
    expect(await geocoder.search('France', 'en')).toMatchObject({ countryCode: 'FR' });
  }
  const outcomes = lines().filter(({ event }) => event === 'upstream');
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['ok', 'cached', 'ok']);
});
