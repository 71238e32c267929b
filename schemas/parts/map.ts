import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** What a map shows at first, and where its tiles come from. */
export const mapSchema = {
  title: 'Map',
  type: 'object',
  properties: {
    latitude: { type: 'number', minimum: -90, maximum: 90, description: 'Of its centre, in degrees.' },
    longitude: { type: 'number', minimum: -180, maximum: 180, description: 'Of its centre, in degrees.' },
    zoom: { type: 'integer', minimum: 0, maximum: 18, description: 'Level of the tiles at first.' },
    tiles: { type: 'string', minLength: 1, description: 'Address of a tile, with {z}, {x} and {y}.' },
    maxZoom: { type: 'integer', minimum: 1, maximum: 19, description: 'Closest level there are tiles for.' },
    attribution: { type: 'string', minLength: 1, description: 'Whom the map is owed to, in plain words.' },
  },
  required: ['latitude', 'longitude', 'zoom', 'tiles', 'maxZoom', 'attribution'],
  additionalProperties: false,
} as const satisfies JSONSchema;

export type MapView = FromSchema<typeof mapSchema>;
