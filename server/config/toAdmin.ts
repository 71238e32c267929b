import type { AdminAuth } from '../admin/auth/AdminAuth.ts';
import type { AdminRole } from '../admin/auth/AdminUser.ts';
import type { EnvironmentVariables } from './environmentSchema.ts';

/** The admin port: block gallery, request inspector and metrics. Undefined: there is none. */
export function toAdmin(variables: EnvironmentVariables) {
  const { ADMIN_PORT: port, ADMIN_HOST: host, METRICS_KEY: metricsKey } = variables;
  return port === 'off' ? undefined : { port, host, auth: toAuth(variables), metricsKey };
}

/** How colleagues sign in; undefined: no sign-in. */
function toAuth(variables: EnvironmentVariables): AdminAuth | undefined {
  const { ADMIN_AUTH: kind } = variables;
  if (!kind) return undefined;
  // What goes with each was demanded by the schema.
  const given = variables as Required<EnvironmentVariables>;
  const common = {
    url: new URL(given.ADMIN_URL).origin,
    contact: variables.ADMIN_CONTACT,
    roleNames: new Map(
      [...given.ADMIN_ROLES.matchAll(/([^\s,=]+)=(\w+)/g)].map(([, value = '', role]) => [
        value,
        role as AdminRole,
      ]),
    ),
  };
  return kind === 'oidc'
    ? {
        ...common,
        kind,
        issuer: given.ADMIN_OIDC_ISSUER,
        clientId: given.ADMIN_OIDC_CLIENT_ID,
        clientSecret: given.ADMIN_OIDC_CLIENT_SECRET,
        scope: given.ADMIN_OIDC_SCOPE,
        rolesClaim: given.ADMIN_ROLES_CLAIM,
      }
    : {
        ...common,
        kind,
        secret: given.ADMIN_PROXY_SECRET,
        userHeader: given.ADMIN_USER_HEADER,
        rolesHeader: given.ADMIN_ROLES_HEADER,
      };
}
