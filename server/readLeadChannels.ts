import { type Environment, matching } from './environment.ts';
import type { FormSettings, LeadChannel } from './leads/FormSettings.ts';

const CHANNELS: Record<LeadChannel, { variable: string; otherwise: string }> = {
  contact: { variable: 'LEAD_CHANNEL_CONTACT', otherwise: 'Website contact' },
  brochure: { variable: 'LEAD_CHANNEL_BROCHURE', otherwise: 'Website brochure' },
  event: { variable: 'LEAD_CHANNEL_EVENT', otherwise: 'Website event' },
  charters: { variable: 'LEAD_CHANNEL_CHARTERS', otherwise: 'Website charter' },
  newsletter: { variable: 'LEAD_CHANNEL_NEWSLETTER', otherwise: 'Website newsletter' },
};

/** What the CRM calls the ways a lead may come (spec 2 §9). @throws ConfigError */
export function readLeadChannels(environment: Environment): FormSettings['channels'] {
  const read = (channel: LeadChannel) => {
    const { variable, otherwise } = CHANNELS[channel];
    return (
      matching(environment, variable, /^[\p{L}\p{N}][\p{L}\p{N} ._:-]{0,79}$/u, 'a short name') ?? otherwise
    );
  };
  return {
    contact: read('contact'),
    brochure: read('brochure'),
    event: read('event'),
    charters: read('charters'),
    newsletter: read('newsletter'),
  };
}
