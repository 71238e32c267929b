import { createConfig, WHOLE_SITE } from '../../../tools/drupal-config/config/createConfig.ts';
import type { ExportedConfig } from '../../../tools/drupal-config/model/DrupalModel.ts';

// biome-ignore lint/suspicious/noExplicitAny: configuration is changed at will here.
export type Data = any;

export type Change = (config: Map<string, Data>) => void;

/** A Drupal with all of the site's configuration, after `change`. */
export function drupalWith(change: Change = () => {}): ExportedConfig {
  const config = new Map<string, Data>(
    createConfig(WHOLE_SITE, new Map()).objects.map(({ name, data }) => [name, structuredClone(data)]),
  );
  config.set('user.role.anonymous', { permissions: ['access content'] });
  change(config);
  return config;
}
