type Schema = Record<string, unknown>;

const text = { type: 'string', minLength: 1 };
const count = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const texts = { type: 'array', items: text, minItems: 1 };
const labels = { type: 'object', minProperties: 1, additionalProperties: text };
/** An object that may have these fields and no others; those with a name that ends with `!` must be there. */
const object = (fields: Record<string, Schema>): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name.replace('!', ''), schema]),
  ),
  required: Object.keys(fields).flatMap((name) => (name.endsWith('!') ? [name.slice(0, -1)] : [])),
});
const list = (fields: Record<string, Schema>): Schema => ({
  type: 'array',
  minItems: 1,
  items: object(fields),
});
const selector = object({ 'matchLabels!': labels });
const resource = (apiVersion: string, kind: string, fields: Record<string, Schema>): Schema =>
  object({
    'apiVersion!': { const: apiVersion },
    'kind!': { const: kind },
    'metadata!': object({ 'name!': text }),
    ...fields,
  });
const spec = (fields: Record<string, Schema>) => ({ 'spec!': object(fields) });
const probe = object({
  'httpGet!': object({ 'path!': { enum: ['/healthz', '/readyz'] }, 'port!': { const: 'http' } }),
  periodSeconds: count,
  timeoutSeconds: count,
  failureThreshold: count,
});
const sizes = object({
  cpu: { type: 'string', pattern: '^\\d+m?$' },
  memory: { type: 'string', pattern: '^\\d+[MG]i$' },
});

const container = {
  'name!': text,
  'image!': text,
  envFrom: list({ 'configMapRef!': object({ 'name!': text }) }),
  ports: list({ 'name!': text, 'containerPort!': { const: 3000 } }),
  'resources!': object({ 'requests!': sizes, 'limits!': sizes }),
  'securityContext!': object({
    'allowPrivilegeEscalation!': { const: false },
    'readOnlyRootFilesystem!': { const: true },
    'capabilities!': object({ 'drop!': { const: ['ALL'] } }),
  }),
  'startupProbe!': probe,
  'readinessProbe!': probe,
  'livenessProbe!': probe,
  'lifecycle!': object({ 'preStop!': object({ 'exec!': object({ 'command!': texts }) }) }),
  'volumeMounts!': list({ 'name!': text, 'mountPath!': { type: 'string', pattern: '^/' }, readOnly: flag }),
};

const pod = object({
  automountServiceAccountToken: flag,
  'terminationGracePeriodSeconds!': count,
  'securityContext!': object({
    'runAsNonRoot!': { const: true },
    runAsUser: count,
    runAsGroup: count,
    fsGroup: count,
    seccompProfile: object({ 'type!': text }),
  }),
  topologySpreadConstraints: list({
    'maxSkew!': count,
    'topologyKey!': text,
    'whenUnsatisfiable!': { enum: ['DoNotSchedule', 'ScheduleAnyway'] },
    'labelSelector!': selector,
  }),
  'containers!': list(container),
  volumes: list({
    'name!': text,
    emptyDir: object({ sizeLimit: text }),
    secret: object({ 'secretName!': text, defaultMode: count }),
  }),
});

/** The fields of Kubernetes' API (v1.32) that deploy/kubernetes uses, by kind: a misspelt one is an error. */
export const manifestSchemas: Record<string, Schema> = {
  ConfigMap: resource('v1', 'ConfigMap', { 'data!': labels }),
  Deployment: resource(
    'apps/v1',
    'Deployment',
    spec({
      replicas: count,
      'selector!': selector,
      strategy: object({
        'type!': { const: 'RollingUpdate' },
        'rollingUpdate!': object({ maxSurge: count, maxUnavailable: count }),
      }),
      'template!': object({ 'metadata!': object({ 'labels!': labels }), 'spec!': pod }),
    }),
  ),
  Service: resource(
    'v1',
    'Service',
    spec({
      'selector!': labels,
      'ports!': list({ 'name!': text, 'port!': count, 'targetPort!': { const: 'http' } }),
    }),
  ),
  PodDisruptionBudget: resource(
    'policy/v1',
    'PodDisruptionBudget',
    spec({ minAvailable: count, 'selector!': selector }),
  ),
  HorizontalPodAutoscaler: resource(
    'autoscaling/v2',
    'HorizontalPodAutoscaler',
    spec({
      'scaleTargetRef!': object({ 'apiVersion!': text, 'kind!': text, 'name!': text }),
      minReplicas: count,
      'maxReplicas!': count,
      metrics: list({
        'type!': { const: 'Resource' },
        'resource!': object({
          'name!': { const: 'cpu' },
          'target!': object({ 'type!': { const: 'Utilization' }, 'averageUtilization!': count }),
        }),
      }),
      behavior: object({ scaleDown: object({ stabilizationWindowSeconds: count }) }),
    }),
  ),
  NetworkPolicy: resource(
    'networking.k8s.io/v1',
    'NetworkPolicy',
    spec({
      'podSelector!': selector,
      policyTypes: texts,
      ingress: list({ 'ports!': list({ 'protocol!': { const: 'TCP' }, 'port!': { const: 3000 } }) }),
    }),
  ),
};

const service = {
  image: text,
  build: text,
  restart: text,
  read_only: flag,
  tmpfs: texts,
  cap_drop: texts,
  security_opt: texts,
  stop_grace_period: text,
  secrets: texts,
  environment: { type: 'object', additionalProperties: text },
  depends_on: {
    type: 'object',
    additionalProperties: object({ 'condition!': { const: 'service_healthy' } }),
  },
  ports: texts,
  volumes: texts,
  command: { type: 'array', items: { type: 'string' } },
  healthcheck: object({ 'test!': texts, interval: text }),
};

/** The fields of the Compose Specification that compose.yaml uses. */
export const composeSchema: Schema = {
  ...object({
    'name!': text,
    'services!': { type: 'object', additionalProperties: object(service) },
    'secrets!': { type: 'object', additionalProperties: object({ 'file!': text }) },
    'volumes!': { type: 'object' },
  }),
  patternProperties: { '^x-': {} },
};
