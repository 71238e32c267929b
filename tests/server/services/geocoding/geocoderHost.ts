import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDataCache } from '../../../../server/cache/data/createDataCache.ts';
import { createGeocoder } from '../../../../server/services/geocoding/createGeocoder.ts';
import type { PlaceUnknown } from '../../../../server/services/geocoding/Geocoder.ts';
import type { UpstreamCall } from '../../../../server/services/upstream/UpstreamCall.ts';
import { listen } from '../../loopback.ts';

export const API_KEY = 'hush-hush';

export const france = {
  properties: { country: 'France', country_code: 'fr' },
  geometry: { type: 'Point', coordinates: [2.4, 46.6] },
};

export const features = (...list: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features: list });

/** A geocoding service that answers its calls with `answers` in turn, the last one for ever, and a client of it. */
export async function geocoderHost(
  ...answers: ((response: ServerResponse, request: IncomingMessage) => void)[]
) {
  const asked: URL[] = [];
  const { origin, server } = await listen((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://host'));
    answers[Math.min(asked.length, answers.length) - 1]?.(response, request);
  });
  const events: PlaceUnknown[] = [];
  const calls: UpstreamCall[] = [];
  const geocoder = createGeocoder({
    url: origin,
    key: API_KEY,
    cache: createDataCache(),
    report: (event) => events.push(event),
    upstream: { service: 'geocoder', deadlineMs: 500, observe: (call) => calls.push(call) },
  });
  return { geocoder, asked, events, calls, server };
}

export const sends =
  (body: string, status = 200) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
