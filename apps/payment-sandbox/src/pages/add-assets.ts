import type { Hono } from 'hono'
import { pageScript } from './page-script.js'
import { pageStyles } from './page-styles.js'

/** Serves the pages' styles and script; the pages work without either. */
export function addAssets(app: Hono): void {
  app.get('/assets/pay.css', () => asset('text/css; charset=utf-8', pageStyles))
  app.get('/assets/pay.js', () => asset('text/javascript; charset=utf-8', pageScript))
}

function asset(type: string, text: string): Response {
  return new Response(text, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=300' },
  })
}
