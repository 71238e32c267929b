import { channel } from 'node:diagnostics_channel';
import type { DeliveryEvent } from '../leads/delivery/DeliveryEvent.ts';
import type { UpstreamCall } from '../services/upstream/UpstreamCall.ts';
import type { PageState } from './requestContext.ts';

/** A request that is over, as far as it is counted. */
export interface RequestSignal {
  /** Id of the route without its language; `file` for pictures, films and code, `other` for what matched none. */
  route: string;
  /** Undefined when the visitor left before anything was sent. */
  status: number | undefined;
  /** Of the data a page was made of. */
  cache: string;
  /** Of the page itself; undefined for what is no page. */
  page: PageState | undefined;
  ms: number;
}

/** What becomes of leads: the events of delivery, and what happens at the door. */
export type LeadSignal = DeliveryEvent['event'] | 'lead-accepted' | 'lead-refused' | 'lead-failed';

interface Signal<Value> {
  emit(value: Value): void;
  /** @returns what ends it. */
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

/**
 * What happens in this process, for whoever counts it. Nobody who tells has to know who listens; when nobody does, it
 * costs nothing.
 */
export const signals = {
  request: signal<RequestSignal>('request'),
  upstream: signal<UpstreamCall>('upstream'),
  /** The type of a block that was dropped. */
  dropped: signal<string>('dropped'),
  lead: signal<LeadSignal>('lead'),
};

/** The kind of a route, the same in all languages: `fr-products-slug` → `products-slug`. */
export const routeKind = (route: string): string => route.slice(route.indexOf('-') + 1);
