import { contentPage } from '../contentPage.ts';
import { createForm, formBlock } from '../forms/createForm.ts';
import { findListNode } from '../lists/listPage.ts';
import { nodePage } from '../nodePage.ts';
import type { PageBuilder } from '../PageBuilder.ts';
import { trialDays } from './trialDays.ts';

/**
 * “Come sailing”: the editor's page, with the form for a sea trial below its hero (behaviour §7.11). A brand without a
 * home port has the editor's page alone.
 */
export const seaTrialPage: PageBuilder = async (request) => {
  const { brand, now, record, text } = request;
  const { homePort } = brand;
  if (!homePort) return nodePage(request);
  const found = await findListNode('sea-trial', request);
  if (found?.type !== 'node') return found;

  const { days, until } = trialDays(now, homePort);
  record.expire(until);
  const { name: port, gauge, source } = homePort;
  const form = await createForm(request, { mode: 'sea_trial', trial: { port, gauge, source, days } });
  const words = { heading: 'seaTrial.heading', text: 'seaTrial.text' } as const;
  const [hero, ...others] = found.node.blocks;
  const blocks = [...(hero ? [hero] : []), formBlock(form, words, text), ...others];
  const draft = contentPage({ ...found.node, blocks }, request, {
    kind: 'sea-trial',
    trail: [],
    label: found.node.pageInfo.pageTitle,
  });
  return { type: 'page', draft };
};
