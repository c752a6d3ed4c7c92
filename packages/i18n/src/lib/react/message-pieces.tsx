import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

export interface MessagePiecesProps {
  /** The result of `translator.rich`. */
  pieces: readonly ReactNode[]
}

/**
 * Renders a message with tags. Its nodes never change position, so they need no keys.
 *
 * @example <MessagePieces pieces={t.rich('checkout.terms', { link: (text) => <a
 * href="/terms">{text}</a> })} />
 */
export function MessagePieces({ pieces }: MessagePiecesProps): ReactElement {
  return createElement(Fragment, null, ...pieces)
}
