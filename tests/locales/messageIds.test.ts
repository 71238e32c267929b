import type { ComponentProps } from 'react';
import type { FormattedMessage, MessageDescriptor } from 'react-intl';
import { expectTypeOf, it } from 'vitest';
import type { MessageId } from '../../locales/Messages.ts';

it('the compiler takes ids of the catalogue and refuses all others', () => {
  expectTypeOf<'carousel.next'>().toExtend<MessageId>();
  expectTypeOf<'carousel.nxet'>().not.toExtend<MessageId>();
  // What `formatMessage` takes, and `<FormattedMessage>`.
  expectTypeOf<NonNullable<MessageDescriptor['id']>>().toEqualTypeOf<MessageId>();
  expectTypeOf<NonNullable<ComponentProps<typeof FormattedMessage>['id']>>().toEqualTypeOf<MessageId>();
});
