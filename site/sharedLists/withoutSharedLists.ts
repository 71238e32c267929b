import type { Form } from '../../schemas/parts/form.ts';
import type { BrowserBlock } from '../browserPage.ts';
import { formOf } from './listsLeftOut.ts';

const thin = ({ shared = [], ...form }: Form): object => ({
  ...Object.fromEntries(Object.entries(form).filter(([name]) => !shared.some((list) => list === name))),
  shared,
});

/**
 * A block as it travels to the browser: its form names the shared lists instead of repeating them. The browser has them
 * from the store (withSharedLists.ts). A form that has been answered keeps them: its document may have no selects to read
 * them from (writtenLists.ts).
 */
export function withoutSharedLists<Block extends BrowserBlock>(block: Block): Block {
  const form = formOf(block);
  if (!form?.shared || form.answer) return block;
  return { ...block, props: { ...block.props, form: thin(form) } };
}
