import { Scripts } from '@remix-run/react'
import { createContext, useContext, useEffect } from 'react'
import type { HTMLProps, ReactElement } from 'react'

import { flattenElements } from '../links/flatten-elements.js'
import { makeHeldPresses } from './held-presses.js'

/** The script that asks for the page's scripts; only while the server renders. */
export const LateScriptsContext = createContext<string | undefined>(undefined)

/** Where the data of the page lie that its document does not carry; only while the server renders. */
export const PageDataContext = createContext<string | undefined>(undefined)

/** Not run by browsers: the script behind it does, when it is time. */
const HELD_TYPE = 'text/plain'

const drawScripts = Scripts

/**
 * Remix's own scripts, asked for after the first paint: what Remix has browsers fetch at once, before fonts and images,
 * stands in the page as text.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }): ReactElement {
  const starter = useContext(LateScriptsContext)
  const dataAddress = useContext(PageDataContext)
  const elements = flattenElements<HTMLProps<HTMLElement>>(drawScripts({ nonce }))
  useEffect(() => {
    // After the effects of all parts, which may listen themselves.
    queueMicrotask(makeHeldPresses)
  }, [])
  const files = elements.filter(({ type }) => type === 'link').map(({ props }) => props.href)
  const [data, start] = elements.filter(({ type }) => type === 'script')
  return (
    <>
      {data}
      {start && (
        <script
          nonce={nonce}
          type={HELD_TYPE}
          data-files={files.join(' ')}
          data-page-data={dataAddress}
          // oxlint-disable-next-line react/no-danger -- written by Remix
          dangerouslySetInnerHTML={start.props.dangerouslySetInnerHTML}
          suppressHydrationWarning
        />
      )}
      {start && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- a constant of the server, no foreign text
          dangerouslySetInnerHTML={{ __html: starter ?? ' ' }}
        />
      )}
    </>
  )
}
