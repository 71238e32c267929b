import { type BlockSchema, PURPOSES } from '../../../schemas/BlockSchema.ts';
import type { PropSchema } from './findProp.ts';

/** The schema of a block; that of a brand's own block has no purpose. */
export type AnyBlockSchema = Partial<BlockSchema> & PropSchema;

const toWords = (prop: string) => prop.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** “Texts and figures. Two to four things worth a look. One of heading, text is needed.” */
export function describeBlock({ purpose, description, anyOf = [], properties = {} }: AnyBlockSchema): string {
  const choices = anyOf.flatMap(({ required = [] }) => required).filter((prop) => prop in properties);
  const needed = choices.length > 1 ? `One of ${choices.map(toWords).join(', ')} is needed.` : '';
  return [purpose && `${PURPOSES[purpose]}.`, description, needed].filter(Boolean).join(' ');
}
