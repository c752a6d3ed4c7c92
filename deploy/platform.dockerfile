# Build from the repository's folder: docker build --file deploy/platform.dockerfile --tag floga-platform .
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /floga
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
RUN pnpm turbo run build --filter=@floga/platform
# What runs in production alone; patches of development tools are used by nothing of it.
RUN pnpm --filter @floga/platform deploy --prod --legacy --config.allow-unused-patches=true /out

FROM node:20.20.2-bookworm-slim
# The commands backup and restore call pg_dump and pg_restore: as new as the server or newer.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 DATA_DIR=/data \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /out/package.json ./
COPY --from=build /out/node_modules ./node_modules
COPY --from=build /out/dist ./dist
COPY --from=build /out/migrations ./migrations
COPY --from=build /out/catalogue ./catalogue
RUN install --directory --owner=node --group=node /data
USER node
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "dist/main.js"]
