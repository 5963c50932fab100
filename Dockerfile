# syntax=docker/dockerfile:1
# Three stages: `build` makes the site and can run the scripts (backup, restore), `run` holds only what serves it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Public settings and the company's facts become part of the pages: give them as build arguments.
ARG NEXT_PUBLIC_SITE_ORIGIN
ARG NEXT_PUBLIC_ADD_ON_PRICES
ARG NEXT_PUBLIC_STORAGE_PRICES
ENV NEXT_OUTPUT=standalone
RUN npm run build

FROM node:24-bookworm-slim AS run
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    NODE_OPTIONS=--disable-warning=ExperimentalWarning \
    HOSTNAME=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
# The app cannot write where its code is; DATA_DIR is all that it has.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server.js"]
