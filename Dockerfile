# The tag is the version of the package `node` in package.json; a test compares them.
FROM docker.io/library/node:26.10.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
# Left out of the image: the package `node`, because the image has Node; sources and types of packages; packages of the
# browser, which are in the build.
RUN npm run --silent build \
  && npm prune --omit=dev --no-audit --no-fund \
  && cd node_modules \
  && rm -rf node node-* .bin/node typescript @typescript three occt-import-js pdfkit/js/pdfkit.standalone.js bintrees/test \
  && find . -name '*.map' -delete -o -name '*.ts' -delete -o -name '*.mts' -delete -o -name '*.cts' -delete -o -name '*.md' -delete

FROM docker.io/library/node:26.10.0-slim
LABEL org.opencontainers.image.title="Profilwerk" \
  org.opencontainers.image.description="Company site and quote-request shop"
ENV NODE_ENV=production \
  NODE_OPTIONS=--max-semi-space-size=8 \
  MALLOC_ARENA_MAX=2 \
  HOST=0.0.0.0 \
  DATA_DIR=/data
# A new volume takes the owner of this folder.
RUN mkdir /data && chown 1000:1000 /data
COPY --from=build /app /app
WORKDIR /app
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Not `localhost`, which may be an IPv6 address; no curl in the image. A database that is away is no reason to restart.
HEALTHCHECK --interval=30s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
