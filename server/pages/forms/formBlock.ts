import type { MessageId } from '../../../locales/Messages.ts';
import type { Form } from '../../../schemas/parts/form.ts';
import type { RawBlock } from '../../content/Content.ts';
import type { Translate } from '../PageBuilder.ts';

interface Words {
  heading: MessageId;
  text?: MessageId;
  /** For the heading alone: what people write into names must not become HTML. */
  values?: Record<string, string>;
}

/** A form as a block, under words of the catalogue. */
export function formBlock(form: Form, { heading, text, values }: Words, translate: Translate): RawBlock {
  return {
    id: 'form',
    type: 'lead-form',
    props: {
      heading: translate(heading, values),
      ...(text && { text: `<p>${translate(text)}</p>` }),
      form,
    },
  };
}
