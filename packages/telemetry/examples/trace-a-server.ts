import { startTelemetry } from '@floga/telemetry'

const telemetry = startTelemetry({
  endpoint: 'http://127.0.0.1:4318',
  service: 'shop',
  traced: ['http://127.0.0.1:4100'],
})
await telemetry.request(new Request('https://shop.example/'), async () => {
  await telemetry.span('SELECT', { 'db.query.text': 'SELECT $1' }, async () => undefined)
  telemetry.answered({ method: 'GET', route: '/', status: 200, durationMs: 12 })
})
await telemetry.stop()
