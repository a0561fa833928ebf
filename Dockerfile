# Nelly as one image: the server with the web app built. What is kept lies below /data, unless DATABASE_URL and S3_BUCKET say otherwise.
FROM node:26-bookworm-slim AS build
WORKDIR /nelly
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund
COPY packages packages
COPY apps apps
COPY tsconfig.base.json ./
RUN npm run build --workspace @nelly/web && npm prune --omit=dev --no-audit --no-fund

FROM node:26-bookworm-slim
WORKDIR /nelly
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build --chown=node:node /nelly /nelly
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# After SIGTERM, requests in flight get 30 seconds to finish: give it 40 before SIGKILL (`docker stop --time 40`).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--v8-pool-size=1", "--max-semi-space-size=8", "apps/server/src/main.ts"]
