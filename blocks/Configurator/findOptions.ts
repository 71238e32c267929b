import type { Configurator } from '../../schemas/blocks/configurator.ts';

type Groups = Configurator['groups'];

/** The options of the group of that name; none where content has no such group. */
export const findOptions = (groups: Groups, group: string): Groups[number]['options'] =>
  groups.find(({ name }) => name === group)?.options ?? [];
