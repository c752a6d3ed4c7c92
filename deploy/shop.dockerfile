# Build from the repository's folder: docker build --file deploy/shop.dockerfile --tag floga-shop .
FROM node:20.20.2-bookworm-slim AS build
ARG FLOGA_TENANT=floga
ENV FLOGA_TENANT=$FLOGA_TENANT
WORKDIR /floga
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile
RUN pnpm turbo run build --filter=@floga/web
# What runs in production alone; patches of development tools are used by nothing of it.
RUN pnpm --filter @floga/web deploy --prod --legacy --config.allow-unused-patches=true /out

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /out/package.json ./
COPY --from=build /out/node_modules ./node_modules
COPY --from=build /out/build ./build
RUN install --directory --owner=node --group=node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=1m --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "build/http/main.js"]
