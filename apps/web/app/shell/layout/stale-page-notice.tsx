import { Container, Alert } from '@floga/ui'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'

/** Out of sight until the server marks the document: it then shows a page from before an outage. */
const staleNote = css`
  @layer app {
    display: none;
    html[data-stale] & {
      display: block;
    }
  }
`

/** Says that a page may be older than the stock. */
export function StalePageNotice(): ReactElement {
  const t = useMessages()
  return (
    <Container className={staleNote}>
      <Alert tone="warning">{t('errors.stale')}</Alert>
    </Container>
  )
}
