import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TelemetryConfig } from './toTelemetry.ts';

/** The sampler of OTEL_TRACES_SAMPLER; those that begin with `parentbased_` do as the caller's `traceparent` says. */
export function createSampler({ name, ratio }: TelemetryConfig['sampler']): Sampler {
  const own = name.replace('parentbased_', '');
  const root =
    own === 'always_on'
      ? new AlwaysOnSampler()
      : own === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return own === name ? root : new ParentBasedSampler({ root });
}
