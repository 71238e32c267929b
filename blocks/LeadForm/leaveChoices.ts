import type { LeadForm } from '../../schemas/blocks/lead-form.ts';

/** Leaves out what its selects offer (readChoices.ts); after an answer there may be none. */
export const leaveChoices = (props: LeadForm): LeadForm =>
  props.form.answer ? props : { ...props, form: { ...props.form, countries: [], sailingAreas: [] } };
