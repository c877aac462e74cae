// Traces of the site for OpenTelemetry, loaded before it: README.md beside this file.
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { PinoInstrumentation } from '@opentelemetry/instrumentation-pino'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { register } from 'import-in-the-middle/register-hooks.mjs'

// The site's figures are at METRICS_PORT, its log on standard error.
process.env.OTEL_METRICS_EXPORTER ??= 'none'
process.env.OTEL_LOGS_EXPORTER ??= 'none'
process.env.OTEL_SERVICE_NAME ??= 'profilwerk'
process.env.OTEL_NODE_RESOURCE_DETECTORS ??= 'env,host,process'
// A stop does not wait for spans: those of this last time are lost.
process.env.OTEL_BSP_SCHEDULE_DELAY ??= '1000'

const HEADERS = ['traceparent', 'tracestate']

/** The site hands a received trace on unchanged. Here each call to a service has a span of its own instead. */
function takeTrace(_span, request) {
  if (!Array.isArray(request.rawHeaders)) return
  for (const name of HEADERS) delete request.headers[name]
  for (let at = request.rawHeaders.length - 2; at >= 0; at -= 2)
    if (HEADERS.includes(request.rawHeaders[at].toLowerCase())) request.rawHeaders.splice(at, 2)
}

register({ include: ['http', 'node:http', 'pg', 'pino'] })
new NodeSDK({
  instrumentations: [
    new HttpInstrumentation({ requestHook: takeTrace }),
    new UndiciInstrumentation(),
    new PgInstrumentation({ requireParentSpan: true }),
    new PinoInstrumentation({ disableLogSending: true }),
  ],
}).start()
