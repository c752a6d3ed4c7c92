import { platformHeaders } from '@floga/platform-contract'
import { html } from 'hono/html'
import { answeredErrorCodes } from './staff-error.js'
import type { StaffRoute } from './staff-route.js'

/** A page about the interface for the people who write programs: plain HTML, without scripts. */
export function toStaffPage(routes: readonly StaffRoute[], basePath: string): string {
  const rows = routes.map(
    ({ method, path, summary, notes = '', scope, hasIfMatch, needsIdempotencyKey }) => html`
      <tr>
        <th scope="row"><code>${method} ${basePath}${path}</code></th>
        <td>${[summary, notes].filter(Boolean).join(' ')}</td>
        <td><code>${scope}</code></td>
        <td>
          ${[hasIfMatch && 'If-Match', needsIdempotencyKey && 'Idempotency-Key (required)']
            .filter(Boolean)
            .join(', ')}
        </td>
      </tr>
    `,
  )
  const codes = Object.entries(answeredErrorCodes).map(
    ([code, meaning]) =>
      html`<dt><code>${code}</code></dt>
        <dd>${meaning}</dd>`,
  )
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Interface for staff and programs</title>
          <style>
            body {
              max-width: 75rem;
              margin: 2rem auto;
              padding: 0 1rem;
              font:
                1rem/1.5 system-ui,
                sans-serif;
              color: #1b1b1b;
              background: #fff;
            }
            table {
              min-width: 60rem;
              border-collapse: collapse;
            }
            th,
            td {
              padding: 0.4rem 0.8rem 0.4rem 0;
              border-bottom: 1px solid #bbb;
              text-align: start;
              vertical-align: top;
              font-weight: normal;
            }
            .scroll {
              overflow-x: auto;
            }
            code {
              font-size: 0.9em;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>Interface for staff and programs</h1>
            <p>
              Orders, stock, prices and the rest of a shop for programs such as an ERP. Every field
              is described in <a href="${basePath}/openapi.json">openapi.json</a> (OpenAPI 3.1).
            </p>
            <h2>Calls</h2>
            <p>
              Each call carries the shop and a key:
              <code>${platformHeaders.tenant}: &lt;shop&gt;</code>,
              <code>Authorization: Bearer &lt;key&gt;</code>. A key is made with
              <code>floga-platform create-staff-key</code>, for the scopes that its program needs.
              Amounts are whole numbers in minor units (cents), times are ISO 8601 in UTC.
            </p>
            <p>
              Each response has an <code>ETag</code>: with <code>If-Match</code> a change is made
              only if the object was not changed since, with <code>If-None-Match</code> an unchanged
              one is not sent again. A write that is repeated with the same
              <code>Idempotency-Key</code> within three days changes nothing again and returns the
              first response.
            </p>
            <div class="scroll" tabindex="0" role="region" aria-label="Calls">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Call</th>
                    <th scope="col">Purpose</th>
                    <th scope="col">Scope</th>
                    <th scope="col">Headers</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows}
                </tbody>
              </table>
            </div>
            <h2>Errors</h2>
            <p>
              <code>{ "code", "message", "errors": [{ "field", "message" }] }</code> with a status
              of 4xx or 5xx.
            </p>
            <dl>${codes}</dl>
          </main>
        </body>
      </html>`,
  )
}
