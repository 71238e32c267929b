import { expect, it } from 'vitest';
import type { Form } from '../../../../schemas/parts/form.ts';
import { withForms } from '../../../../server/pages/forms/withForms.ts';
import type { ContentNode } from '../../../../server/services/content/Content.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import { aDealer } from '../locator/dealers.ts';
import { requestFor } from '../requestFor.ts';

const accounts = [
  aDealer({ accountId: 'D-1', tradeName: 'Two Hulls', contractSegment: 'VG2;VG3' }),
  aDealer({ accountId: 'C-1', tradeName: 'Long Weekend', contractSegment: 'VCH' }),
  aDealer({ accountId: 'S-1', tradeName: 'The Slipway', contractSegment: 'Service Center' }),
];

/** The form that a contact form block of a page gets, when an editor has named `dealerName` in it. */
const formFor = async (dealerName?: string): Promise<Form> => {
  await using site = await startEditorialSite({ nodes: {} });
  const request = requestFor('/visit', site.content);
  const channels = { ...request.forms.channels, contact: 'Contact', charters: 'Charter' };
  const block = {
    id: '1',
    type: 'contact-form',
    props: { heading: 'Write', ...(dealerName && { dealerName }) },
  };
  const { blocks } = await withForms({ bundle: 'page', blocks: [block] } as unknown as ContentNode, {
    ...request,
    dealers: { ...request.dealers, dealers: async () => accounts },
    forms: { ...request.forms, channels },
  });
  return blocks[0]?.props.form as Form;
};

it.each([
  ['Long Weekend', 'rental-operators', 'Charter', { id: 'C-1', name: 'Long Weekend' }],
  ['The Slipway', 'service-centers', 'Contact', { id: 'S-1', name: 'The Slipway' }],
  ['Two Hulls', 'dealers', 'Contact', { id: 'D-1', name: 'Two Hulls' }],
  ['The yard', 'dealer-request', 'Contact', { name: 'The yard' }],
  [undefined, 'dealer-request', 'Contact', undefined],
])('contact form for %s: request type %s, channel %s', async (name, typing, channel, dealer) => {
  expect(await formFor(name)).toMatchObject({ typing, channel, ...(dealer && { dealer }) });
});
