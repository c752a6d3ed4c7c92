import { lightenFor } from '../colours/lighten-for.js'
import type { EmailLook } from './email-template.js'

/**
 * The look of e-mails. Each element names its own colours, since many mail programs read no style
 * sheet.
 */
export const emailStyle = {
  ground: '#f5f6f8',
  sheet: '#fff',
  ink: '#1a1a1a',
  soft: '#56636f',
  line: '#dde2e7',
  font: "16px/1.5 'Source Sans 3','Source Sans Pro','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif",
} as const

const darkSheet = '#1e2127'

/**
 * Colours of the dark scheme, by class, for mail clients that support it. The background is the
 * body and the one cell that the library's `Body` puts into it, which alone has a language.
 */
export function darkScheme({ action }: EmailLook): string {
  const light = lightenFor(action, darkSheet)
  return `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.ground,td[lang]{background:#0c0d0f!important;color:#f3f4f6!important}
.sheet{background:${darkSheet}!important}
.soft{color:#aeb8c2!important}
.line{border-color:#343a43!important}
.link{color:${light}!important}
.act{background:${light}!important;color:${emailStyle.ink}!important}
}`
}
