import { emailSchema } from '../../../schemas/parts/email.ts';

const EMAIL = new RegExp(emailSchema.pattern);

/** Whether the contact form accepts the address. */
export const isEmail = (text: string): boolean => text.length <= emailSchema.maxLength && EMAIL.test(text);
