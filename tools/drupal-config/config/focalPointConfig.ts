import { FOCAL_POINTS } from '../../../schemas/parts/focalPoint.ts';
import type { ConfigObject, DrupalBundle, DrupalField } from '../model/DrupalModel.ts';
import { resolveStorages } from '../model/resolveStorages.ts';
import { fieldConfig, storageConfig } from './fieldConfig.ts';

export const FOCAL_POINT_FIELD = 'field_focal_point';

const focalPoint: DrupalField = {
  name: FOCAL_POINT_FIELD,
  kind: 'choice',
  isMany: false,
  isTranslatable: false,
  isRequired: false,
  label: 'Focal point',
  description: 'The part that stays when the picture is cut to another shape. Without a choice: the middle.',
  targets: [],
  choices: FOCAL_POINTS,
};
const pictures: DrupalBundle = {
  entity: 'media',
  bundle: 'image',
  label: 'Image',
  description: '',
  fields: [focalPoint],
  usedBy: ['pictures'],
};

/** The field for the focal point of pictures: its storage and itself. */
export const focalPointConfig: readonly ConfigObject[] = [
  ...resolveStorages([pictures], new Map()).values(),
].flatMap((storage) => [storageConfig(storage), fieldConfig(pictures, focalPoint, storage)]);
