# syntax=docker/dockerfile:1
# `build` makes the site and can run the scripts (backup, restore); `run` holds only what serves it.

FROM node:24-bookworm-slim AS base
WORKDIR /app
# The app cannot write where its code is; DATA_DIR is all that it has.
RUN mkdir /data && chown node:node /data
ENV DATA_DIR=/data

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# What the pages are made of (.env.example): public settings and the company's facts. They must be the same for the run.
ARG NEXT_PUBLIC_SITE_ORIGIN NEXT_PUBLIC_PRODUCT NEXT_PUBLIC_API_ORIGIN NEXT_PUBLIC_ADD_ON_PRICES \
    NEXT_PUBLIC_STORAGE_PRICES NEXT_PUBLIC_CONSENT_MODE NEXT_PUBLIC_AMPLITUDE_KEY NEXT_PUBLIC_AMPLITUDE_ORIGIN \
    NEXT_PUBLIC_GTM_ID NEXT_PUBLIC_GTM_ORIGIN NEXT_PUBLIC_HUBSPOT_ID NEXT_PUBLIC_HUBSPOT_ORIGIN \
    NEXT_PUBLIC_REVIEW_WIDGET_ID NEXT_PUBLIC_REVIEW_WIDGET_ORIGIN NEXT_PUBLIC_SENTRY_DSN NEXT_PUBLIC_SENTRY_REPLAY \
    NEXT_PUBLIC_SENTRY_REPLAY_MASK
ARG COMPANY_PHONE COMPANY_EMAIL COMPANY_MESSENGER_URL COMPANY_CHAT_APP_URL COMPANY_FACEBOOK_URL COMPANY_INSTAGRAM_URL \
    COMPANY_LINKEDIN_URL COMPANY_ADDRESS COMPANY_LEGAL_NAME COMPANY_NUMBER COMPANY_REGISTERED_OFFICE COMPANY_VAT_NUMBER \
    COMPANY_WASTE_CARRIER COMPANY_STORAGE_LOCKS COMPANY_STORAGE_ALARM COMPANY_STORAGE_FIRE COMPANY_STORAGE_ACCESS \
    COMPANY_STORAGE_INSURANCE
ENV NEXT_OUTPUT=standalone
RUN npm run build

FROM base AS run
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    NEXT_TELEMETRY_DISABLED=1 \
    NODE_OPTIONS="--disable-warning=ExperimentalWarning --max-semi-space-size=8" \
    PORT=3000
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
# The image's user "node", by number: orchestrators that refuse root do not know names.
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Who is unhealthy is started anew, which helps a process that hangs. While the database is away it is healthy, and not
# ready: route traffic by /api/ready.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", ".next/server/site.js"]
