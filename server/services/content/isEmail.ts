import { emailSchema } from '../../../schemas/parts/email.ts';

const EMAIL = new RegExp(emailSchema.pattern);

/** Whether it is an email address as the contact form takes one. */
export const isEmail = (text: string): boolean => text.length <= emailSchema.maxLength && EMAIL.test(text);
