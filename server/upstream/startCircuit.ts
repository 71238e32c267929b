import type { Logger } from 'pino';
import { type Circuit, createCircuit } from './createCircuit.ts';
import type { UpstreamCall } from './UpstreamCall.ts';

/** The circuit of one service; the log hears when it opens and when it closes. */
export function startCircuit(service: UpstreamCall['service'], log: Logger): Circuit {
  return createCircuit({
    onRest: ({ error }) => {
      const reason = `The ${service} service is left alone for ten seconds at a time: ${error.message}`;
      log.error({ event: 'upstream-resting', service, reason }, reason);
    },
    onBack: () => log.info({ event: 'upstream-back', service }, `The ${service} service answers again`),
  });
}
