import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema } from '../../server/config/environmentSchema.ts';
import { composeSchema, manifestSchemas } from './manifestSchemas.ts';

const FOLDER = 'deploy/kubernetes';
const load = (file: string) => parse(readFileSync(file, 'utf8'), { merge: true });
const findProblems = (schema: object, value: unknown): unknown => {
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.validate(schema, value);
  return ajv.errors ?? [];
};
/** Variables of the site, with the names of those that are secrets also as files. */
const KNOWN = new Set(
  Object.entries(environmentSchema.properties).flatMap(([name, schema]) =>
    'writeOnly' in schema ? [name, `${name}_FILE`] : [name],
  ),
);
const hasTool = (name: string): boolean => spawnSync('which', [name]).status === 0;

describe('the manifests of Kubernetes', () => {
  const kustomization = load(`${FOLDER}/kustomization.yaml`);
  const resources = Object.fromEntries(
    kustomization.resources.map((file: string) => [
      load(`${FOLDER}/${file}`).kind,
      load(`${FOLDER}/${file}`),
    ]),
  );

  it('kustomization.yaml names every file; each has only fields of its kind', () => {
    const files = readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml');
    expect([...kustomization.resources].sort()).toEqual(files.sort());
    for (const [kind, resource] of Object.entries(resources)) {
      expect(findProblems(manifestSchemas[kind] ?? {}, resource), kind).toEqual([]);
    }
    expect(Object.keys(resources).sort()).toEqual(Object.keys(manifestSchemas).sort());
  });

  it('selectors match the pods, mounted volumes are declared, variables exist', () => {
    const { Deployment, Service, PodDisruptionBudget, NetworkPolicy, ConfigMap } = resources;
    const { labels } = Deployment.spec.template.metadata;
    for (const selected of [
      Deployment.spec.selector.matchLabels,
      Service.spec.selector,
      PodDisruptionBudget.spec.selector.matchLabels,
      NetworkPolicy.spec.podSelector.matchLabels,
    ]) {
      expect(selected).toEqual(labels);
    }
    const { volumes, containers } = Deployment.spec.template.spec;
    const names = (items: { name: string }[]) => items.map(({ name }) => name).sort();
    expect(names(containers[0].volumeMounts)).toEqual(names(volumes));
    for (const name of Object.keys(ConfigMap.data)) expect(KNOWN).toContain(name);
  });

  it('a pod is paused more than 10 s before SIGTERM, and has more than 25 s after it', () => {
    const { terminationGracePeriodSeconds: grace, containers } = resources.Deployment.spec.template.spec;
    const [sleep, seconds] = containers[0].lifecycle.preStop.exec.command;
    expect(sleep).toBe('sleep');
    // server/cluster: 10 s for requests of one process, 25 s for all of several.
    expect(Number(seconds)).toBeGreaterThan(10);
    expect(grace).toBeGreaterThan(Number(seconds) + 25);
  });
});

describe('compose.yaml', () => {
  const compose = load('compose.yaml');

  it('has only fields of the Compose Specification; mounted volumes are declared', () => {
    expect(findProblems(composeSchema, compose)).toEqual([]);
    for (const service of Object.values<Record<string, string[]>>(compose.services)) {
      for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (!source.startsWith('.')) expect(compose.volumes).toHaveProperty([source]);
      }
    }
  });

  it('sets variables that exist, and publishes the admin port on the loopback only', () => {
    const { 'site-1': one, 'site-2': two } = compose.services;
    for (const name of Object.keys(one.environment)) expect(KNOWN).toContain(name);
    for (const port of [...one.ports, ...two.ports]) expect(port).toMatch(/^127\.0\.0\.1:\d+:3001$/);
  });
});

it('the systemd unit sets variables that exist', () => {
  const unit = readFileSync('deploy/systemd/bridgedeck@.service', 'utf8');
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  expect(set.length).toBeGreaterThan(4);
  for (const word of set) expect(KNOWN).toContain(word.split('=')[0]);
});

/** The proxies' own checks, where they are installed. */
describe('the proxies', () => {
  it('nginx: an answer with an error status does not count against the process that gave it', () => {
    expect(readFileSync('deploy/nginx.conf', 'utf8')).not.toMatch(/proxy_next_upstream [^;]*http_/);
  });

  it('nginx and Caddy give up idle connections before the site closes them', () => {
    const { keepAliveTimeout } = createServer();
    for (const [file, pattern] of [
      ['deploy/nginx.conf', /keepalive_timeout (\d+)s;/],
      ['deploy/Caddyfile', /keepalive (\d+)s$/m],
    ] as const) {
      const seconds = Number(pattern.exec(readFileSync(file, 'utf8'))?.[1]);
      expect(seconds * 1000, file).toBeLessThan(keepAliveTimeout);
    }
  });

  it.skipIf(!hasTool('nginx') || !hasTool('openssl'))('nginx accepts deploy/nginx.conf', () => {
    const directory = mkdtempSync(join(tmpdir(), 'bridgedeck-nginx-'));
    mkdirSync(`${directory}/pages`);
    const pair = ['-keyout', `${directory}/site.key`, '-out', `${directory}/site.crt`];
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=localhost',
      ...pair,
    ]);
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll('/etc/nginx/tls', directory)
      .replaceAll('/var/cache/nginx', `${directory}/pages`)
      .replaceAll(/site-\d:/g, '127.0.0.1:');
    const main = `pid ${directory}/nginx.pid; error_log stderr; events {} http { access_log off; ${site} }`;
    writeFileSync(`${directory}/nginx.conf`, main);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', `${directory}/nginx.conf`], {
      encoding: 'utf8',
    });
    rmSync(directory, { recursive: true });
    expect({ status, stderr }).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('test is successful'),
    });
  });

  it.skipIf(!hasTool('caddy'))('Caddy accepts deploy/Caddyfile', () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
    const { status, stderr } = spawnSync('caddy', args, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });
});

/** What else has a check of its own for these files, where it is installed. */
describe('the tools of operators', () => {
  const check = (tool: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };

  it.skipIf(!hasTool('promtool'))('Prometheus accepts the alert rules', () => {
    const { status, said } = check('promtool', 'check', 'rules', 'deploy/prometheus/alerts.yaml');
    expect(status, said).toBe(0);
  });

  it.skipIf(!hasTool('kubectl'))('Kustomize makes every manifest', () => {
    const { status, said } = check('kubectl', 'kustomize', FOLDER);
    expect(status, said).toBe(0);
    expect(said.match(/^kind: /gm)).toHaveLength(Object.keys(manifestSchemas).length);
  });

  it.skipIf(!hasTool('systemd-analyze'))('systemd accepts the unit', () => {
    const { said } = check('systemd-analyze', 'verify', 'deploy/systemd/bridgedeck@.service');
    expect(said.split('\n').filter((line) => line.includes('bridgedeck@'))).toEqual([]);
  });
});
