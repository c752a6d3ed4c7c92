import type { ReactElement } from 'react'

import { useSite } from '../../site/use-site.js'

/**
 * Tells a page before its first paint whether this visitor is asked for consent; without scripts a
 * per-visitor style sheet does.
 */
export function ConsentHead({ nonce }: { nonce: string | undefined }): ReactElement | null {
  const { cookies } = useSite()
  if (!cookies) return null
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- written by the package, of settings that it checks
        dangerouslySetInnerHTML={{ __html: cookies.script }}
      />
      <noscript>
        {/* Not as the server expects sheets of the build, which it writes into the page. */}
        <link href="/consent.css" rel="stylesheet" />
      </noscript>
    </>
  )
}
