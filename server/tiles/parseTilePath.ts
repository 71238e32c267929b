import { isLocale } from '../../locales/locales.ts';
import { NotFoundError } from '../errors.ts';
import { DEEPEST_ZOOM, TILES_VERSION, type TileOrder } from './TileOrder.ts';

const SHAPE = /^\/tiles\/(v\d+)\/([a-z]+)\/(\d)\/(0|[1-9]\d{0,2})\/(0|[1-9]\d{0,2})\.svg$/;

/**
 * Reads `/tiles/v2/<locale>/<z>/<x>/<y>.svg`.
 * @throws NotFoundError that says what is wrong with it.
 */
export function parseTilePath(path: string): TileOrder {
  const [, version, locale = '', zoom, column, row] = SHAPE.exec(path) ?? [];
  if (version !== TILES_VERSION) throw new NotFoundError('the address names no tile of the map');
  if (!isLocale(locale)) throw new NotFoundError('the address names no language of the site');
  const [z, x, y] = [Number(zoom), Number(column), Number(row)];
  if (z > DEEPEST_ZOOM) throw new NotFoundError(`the map goes no deeper than ${DEEPEST_ZOOM}`);
  if (x >= 2 ** z || y >= 2 ** z) throw new NotFoundError('the tile lies outside the world');
  return { locale, z, x, y };
}
