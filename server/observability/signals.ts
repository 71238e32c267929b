import { channel } from 'node:diagnostics_channel';
import type { VisitReport } from '../../schemas/visitReport.ts';
import type { DeliveryEvent } from '../leads/delivery/DeliveryEvent.ts';
import type { UpstreamCall } from '../services/upstream/UpstreamCall.ts';
import type { PageState } from './requestContext.ts';

/** A finished request, for counting. */
export interface RequestSignal {
  /** Id of the route without its language; `file` for pictures, videos and code, `other` without a route. */
  route: string;
  /** Undefined when the visitor left before the response. */
  status: number | undefined;
  /** State of the page's data. */
  cache: string;
  /** State of the page; undefined for anything else. */
  page: PageState | undefined;
  ms: number;
  /** Name of the brand. */
  brand: string;
}

/** Events of leads: of delivery, and of the intake. */
export type LeadSignal = DeliveryEvent['event'] | 'lead-accepted' | 'lead-refused' | 'lead-failed';

interface Signal<Value> {
  emit(value: Value): void;
  /** @returns stops listening. */
  on(listener: (value: Value) => void): () => void;
}

const signal = <Value>(name: string): Signal<Value> => {
  const of = channel(`bridgedeck:${name}`);
  return {
    emit: (value) => of.publish(value),
    on: (listener) => {
      // Only `emit` publishes here.
      const hear = (value: unknown) => listener(value as Value);
      of.subscribe(hear);
      return () => void of.unsubscribe(hear);
    },
  };
};

/** Events of this process for counting. Emitters do not know their listeners; without any, an event costs nothing. */
export const signals = {
  request: signal<RequestSignal>('request'),
  upstream: signal<UpstreamCall & { brand: string }>('upstream'),
  /** A content fault, each time it is met; equal keys are one fault. */
  fault: signal<{ event: string; key: string }>('fault'),
  /** The type of a dropped block. */
  dropped: signal<string>('dropped'),
  lead: signal<LeadSignal>('lead'),
  /** What a visitor's browser measured; route, release and blocks are those that the site knows, or `other`. */
  visit: signal<VisitReport & { brand: string }>('visit'),
  /** A line of the log that is a warning or an error. */
  problem: signal<string>('problem'),
};

/** The kind of a route, the same in all languages: `fr-products-slug` → `products-slug`. */
export const routeKind = (route: string): string => route.slice(route.indexOf('-') + 1);
