import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { Attributes, Counter } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { sendTraceparent } from './send-traceparent.js'

/** How {@link startTelemetry} works. */
export interface TelemetryOptions {
  /** Address of the collector's OTLP/HTTP endpoint, such as `http://127.0.0.1:4318`. */
  endpoint: string
  /** Name of the server, such as `shop`. */
  service: string
  /** Origins that receive the trace context. @default none */
  traced?: readonly string[]
  /** Whether a caller's `traceparent` is followed: only where callers are known. @default false */
  follows?: boolean
  /** Milliseconds between two reports of metrics. @default 60_000 */
  metricsEveryMs?: number
}

/** Attributes of a request, without user input. */
export interface AnsweredRequest {
  method: string
  /** Pattern of the route, not the path. */
  route: string
  status: number
  durationMs: number
}

/** Telemetry of a server. */
export interface Telemetry {
  /** Does the work of a request as a span. */
  request<T>(request: { method: string; headers: Headers }, work: () => T | Promise<T>): Promise<T>
  /** Does a part of it as a span. */
  span<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>
  /** Names the request's span after its route, and counts how long it took. */
  answered(request: AnsweredRequest): void
  /** Reports a number that is looked up for each report, such as the length of a queue. */
  gauge(name: string, read: () => Promise<number>): void
  /**
   * Increments a counter, such as cache hits. Attributes have few values and never contain user
   * input.
   */
  count(name: string, attributes: Attributes): void
  /** For log lines: the ids of the trace and the span that they belong to; empty outside of one. */
  ids(): { trace_id?: string; span_id?: string }
  /** Headers for a request that is not sent by fetch; only for who may learn of the trace. */
  headers(): Record<string, string>
  /** Exports the remaining data. */
  stop(): Promise<void>
}

/**
 * Starts to send traces and metrics.
 *
 * @example
 * const telemetry = startTelemetry({ endpoint: 'http://127.0.0.1:4318', service: 'shop' })
 */
export function startTelemetry(options: TelemetryOptions): Telemetry {
  const { endpoint, service, traced = [], follows = false, metricsEveryMs = 60_000 } = options
  const resource = resourceFromAttributes({ 'service.name': service, 'service.namespace': 'floga' })
  const traces = new BasicTracerProvider({
    resource,
    // Its queue holds 2,048 spans; more are dropped.
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })),
    ],
  })
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(metricsEveryMs, 10_000),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const endSending = sendTraceparent(traced)
  const tracer = traces.getTracer('floga')
  const durations = metrics.getMeter('floga').createHistogram('http.server.request.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  })

  const counters = new Map<string, Counter>()

  const span: Telemetry['span'] = (name, attributes, work) =>
    tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (open) => {
      try {
        return await work()
      } catch (error) {
        // The message is omitted because it may contain user input.
        open.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        open.end()
      }
    })

  return {
    span,
    async request({ method, headers }, work) {
      const carrier = Object.fromEntries(headers)
      const parent = follows ? propagation.extract(ROOT_CONTEXT, carrier) : ROOT_CONTEXT
      const attributes = { 'http.request.method': method }
      const open = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      try {
        return await context.with(trace.setSpan(parent, open), work)
      } catch (error) {
        open.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        open.end()
      }
    },
    answered({ method, route, status, durationMs }) {
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }
      durations.record(durationMs / 1000, attributes)
      const open = trace.getActiveSpan()
      open?.updateName(`${method} ${route}`).setAttributes(attributes)
      if (status >= 500) open?.setStatus({ code: SpanStatusCode.ERROR })
    },
    gauge(name, read) {
      metrics
        .getMeter('floga')
        .createObservableGauge(name)
        .addCallback(async (result) => result.observe(await read()))
    },
    count(name, attributes) {
      const counter = counters.get(name) ?? metrics.getMeter('floga').createCounter(name)
      counters.set(name, counter)
      counter.add(1, attributes)
    },
    ids() {
      const open = trace.getActiveSpan()?.spanContext()
      return open ? { trace_id: open.traceId, span_id: open.spanId } : {}
    },
    headers() {
      const carrier: Record<string, string> = {}
      propagation.inject(context.active(), carrier)
      return carrier
    },
    async stop() {
      endSending()
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()])
      context.disable()
      propagation.disable()
    },
  }
}
