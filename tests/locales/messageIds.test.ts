import type { ComponentProps } from 'react';
import type { FormattedMessage, MessageDescriptor } from 'react-intl';
import { expectTypeOf, it } from 'vitest';
import type { MessageId } from '../../locales/Messages.ts';

it('takes ids of the catalogue, and the compiler refuses any other', () => {
  expectTypeOf<'carousel.next'>().toExtend<MessageId>();
  expectTypeOf<'carousel.nxet'>().not.toExtend<MessageId>();
  // What `formatMessage` takes, and `<FormattedMessage>`.
  expectTypeOf<NonNullable<MessageDescriptor['id']>>().toEqualTypeOf<MessageId>();
  expectTypeOf<NonNullable<ComponentProps<typeof FormattedMessage>['id']>>().toEqualTypeOf<MessageId>();
});
