FROM node:26-slim@sha256:c0753125a3789977aefe869cbebccf70e3cfd7ea84ca48547458f02e4f1d7146 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26-slim@sha256:c0753125a3789977aefe869cbebccf70e3cfd7ea84ca48547458f02e4f1d7146 AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:26-slim@sha256:c0753125a3789977aefe869cbebccf70e3cfd7ea84ca48547458f02e4f1d7146
# The commit that is built: `--build-arg BUILD_COMMIT=$(git rev-parse --short HEAD)`.
ARG BUILD_COMMIT
ENV BUILD_COMMIT=$BUILD_COMMIT
ENV NODE_ENV=production PORT=3000 SANDBOX_DATABASE=/app/data/sandbox.json STATE_FILE=/app/data/state.sqlite
WORKDIR /app
# What is kept from one start to the next: the sandbox, the shared state and the key of the pictures.
RUN mkdir data && chown node:node data && ln -s data .cache
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY schema schema
COPY server server
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Without PROVIDER_URL it refuses to start; DEMONSTRATION=true serves the sandbox.
# Beside the heap come about 150 MB of code, stacks and pictures: 400 MB in all (docs/operations.md#limits).
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-old-space-size=224", "server/main.ts"]
