# syntax=docker/dockerfile:1
# The site as an image of some 345 MB. Configuration: docs/configuration.md. Recipes that use it: docs/operate.md.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY renderer/package.json renderer/
COPY tools/create-bridgedeck/package.json tools/create-bridgedeck/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
# What only the build needs, and what no process reads: half of node_modules.
# OpenTelemetry but for its API, which prom-client imports, is in the bundle. Sentry is imported, never required.
# Node strips no types below node_modules: no TypeScript there is ever run.
RUN rm -rf node_modules/@babel node_modules/@esbuild node_modules/@rolldown node_modules/@types \
      node_modules/@opentelemetry/core node_modules/@opentelemetry/exporter-* node_modules/@opentelemetry/otlp-* \
      node_modules/@opentelemetry/resources node_modules/@opentelemetry/sdk-* \
      node_modules/@opentelemetry/semantic-conventions node_modules/@sentry/*/build/cjs \
      node_modules/@sentry/*/build/types* node_modules/better-sqlite3/prebuilds/darwin-* \
      node_modules/better-sqlite3/prebuilds/linuxmusl-* node_modules/better-sqlite3/prebuilds/win32-* \
      node_modules/better-sqlite3/deps node_modules/better-sqlite3/src node_modules/bintrees/test \
      node_modules/caniuse-lite node_modules/core-js node_modules/esbuild node_modules/lightningcss-* \
      node_modules/node-linux-*/include \
      node_modules/react-dom/cjs/*profiling* node_modules/react-dom/cjs/*.browser.* node_modules/react-dom/cjs/*.bun.* \
      node_modules/react-dom/cjs/*.edge.* node_modules/rolldown node_modules/world-atlas/land-* \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.flow' \
       -o -name '*.tsbuildinfo' -o -name README.md -o -name CHANGELOG.md -o -name HISTORY.md \) -delete

FROM debian:bookworm-slim
WORKDIR /app
COPY --from=build /app /app
RUN mkdir -p .data .cache logs && chown 10001:10001 .data .cache logs
# The Node of package-lock.json; the base image has none.
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production LOG_DIRECTORY=logs
# Root owns everything else: the site writes nowhere but here, so that the root file system can be read-only.
USER 10001:10001
VOLUME ["/app/.data", "/app/.cache", "/app/logs"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT||3000}/healthz`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "--import=./tools/requireLockedNode.js", "tools/start.ts"]
