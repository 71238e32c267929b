import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Dealer } from '../../schemas/entities/dealer.ts';
import { parseDealer } from '../../server/services/dealers/parsing/parseDealer.ts';
import { getLocatorKinds, isShownOnMap } from '../../server/services/dealers/segments.ts';
import { COUNTRY_BOXES } from './countryBoxes.ts';

let dealers: Dealer[];

beforeAll(() => {
  const { Dealers } = JSON.parse(readFileSync('demo/dealers.json', 'utf8'));
  dealers = Dealers.map((entry: Record<string, unknown>) =>
    parseDealer(entry, ({ id, reason }) => expect.fail(`${id}: ${reason}`)),
  );
});

const count = (test: (dealer: Dealer) => boolean) => dealers.filter(test).length;
const all = <T>(read: (dealer: Dealer) => T | undefined) =>
  dealers.map(read).filter((value) => value !== undefined);

describe('the demo dealers', () => {
  it('are some 220 in more than sixty countries, each with its own account id', () => {
    expect(dealers.length).toBeGreaterThanOrEqual(215);
    expect(new Set(all(({ billingCountryCode }) => billingCountryCode)).size).toBeGreaterThan(60);
    expect(new Set(dealers.map(({ accountId }) => accountId)).size).toBe(dealers.length);
    for (const { accountId, billingCountryCode } of dealers) {
      expect(accountId).toMatch(new RegExp(`^EST-${billingCountryCode}-\\d{3}$`));
    }
  });

  it('have every contract segment', () => {
    const segments = new Set(all(({ contractSegment }) => contractSegment));
    expect([...segments].sort()).toEqual([
      'Service Center',
      'VCH',
      'VG1;VG2;VG3',
      'VG2;VG3',
      'VG2;VG3;Service Center',
      'VG2;VG3;VCH',
    ]);
    expect(count(({ contractSegment }) => getLocatorKinds(contractSegment).has('charters'))).toBeGreaterThan(
      35,
    );
    expect(
      count(({ contractSegment }) => getLocatorKinds(contractSegment).has('service-centers')),
    ).toBeGreaterThan(60);
  });

  it('lack positions, segments, trade names, telephones and websites here and there, or are hidden, as in a real list', () => {
    expect({
      withoutPlace: count(({ latitude }) => latitude === undefined),
      hidden: count(({ isHidden }) => isHidden),
      withoutSegment: count(({ contractSegment }) => contractSegment === undefined),
      withoutTradeName: count(({ tradeName }) => tradeName === undefined),
    }).toEqual({ withoutPlace: 6, hidden: 5, withoutSegment: 6, withoutTradeName: 8 });
    expect(count(({ phone }) => phone === undefined)).toBeGreaterThan(2);
    expect(count(({ website }) => website === undefined)).toBeGreaterThan(2);
    expect(count(isShownOnMap)).toBe(dealers.length - 11);
  });

  it('have positions in their countries', () => {
    for (const { accountId, latitude, longitude, billingCountryCode = '' } of dealers) {
      if (latitude === undefined || longitude === undefined) continue;
      const [south, west, north, east] = COUNTRY_BOXES[billingCountryCode] ?? [0, 0, 0, 0];
      const at = `${accountId} at ${latitude}, ${longitude}`;
      expect(latitude >= south && latitude <= north && longitude >= west && longitude <= east, at).toBe(true);
    }
  });

  it('have e-mail addresses and websites in .example, telephone numbers from blocks reserved for films', () => {
    for (const email of all(({ genericEmail }) => genericEmail)) expect(email).toMatch(/\.example$/);
    for (const email of all(({ marketOfficerEmail }) => marketOfficerEmail))
      expect(email).toMatch(/\.example$/);
    for (const website of all(({ website }) => website))
      expect(website).toMatch(/^https:\/\/[\w.-]+\.example$/);
    // Blocks the regulators of France, the United Kingdom, Germany, Ireland and Australia keep for films: none in Kiel
    // or on Lake Constance, whose dealers give a mobile number.
    const invented = /^\+[\d ]+$/;
    const blocks =
      / 555 |^\+33 (2 61 91|4 65 71|5 36 49) |^\+44 1632 960 |^\+49 (40 66969|171 39200) |^\+353 20 915 |^\+61 \d 5550 |^\+682 55 |^\+67[68] 55 /;
    for (const phone of all(({ phone }) => phone)) {
      expect(phone).toMatch(invented);
      expect(phone).toMatch(blocks);
    }
  });

  it.each([
    ['EST-FR-001', 'Trébaol Multicoques', 'Lorient'],
    ['EST-GB-001', 'Marrack & Daughter', 'Falmouth'],
    ['EST-DE-001', 'Kontor Brodersen', 'Kiel'],
    ['EST-FR-002', 'Maison Roubaud', 'Hyères'],
    ['EST-ES-001', 'Ferragut Multicascos', 'Palma'],
    ['EST-IT-001', 'Bonfante Mare', 'Genova'],
    ['EST-PT-001', 'Sequeira & Irmã', 'Ponta Delgada'],
    ['EST-MQ-001', 'Comptoir Belhumeur', 'Le Marin'],
    ['EST-NC-001', 'Passe Nord Marine', 'Nouméa'],
    ['EST-FR-101', 'Kerlann Charter', 'Port-Kerlann'],
    ['EST-GR-101', 'Ionian Tides', 'Lefkada'],
    ['EST-FR-201', 'Atelier du Port', 'La Rochelle'],
  ])('include %s, %s in %s, on the map', (accountId, tradeName, billingCity) => {
    const dealer = dealers.find((one) => one.accountId === accountId);
    expect(dealer).toMatchObject({ tradeName, billingCity });
    expect(dealer && isShownOnMap(dealer)).toBe(true);
  });
});

describe('the demo models', () => {
  it('are six boats sold worldwide, and two that are not', () => {
    const { Models } = JSON.parse(readFileSync('demo/dealers.json', 'utf8'));
    const offered = Models.filter((model: Record<string, unknown>) => model.CompanyPriceBroadcastWorld);
    expect(offered.map((model: Record<string, unknown>) => model.SalesforceId)).toEqual([
      'EST-042',
      'EST-046',
      'EST-045',
      'EST-050',
      'EST-052',
      'EST-060',
    ]);
    expect(Models).toHaveLength(8);
  });
});
