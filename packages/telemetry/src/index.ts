export { startTelemetry } from './lib/start-telemetry.js'
export type { AnsweredRequest, Telemetry, TelemetryOptions } from './lib/start-telemetry.js'
