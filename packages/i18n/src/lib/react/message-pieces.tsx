import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** Props of {@link MessagePieces}. */
export interface MessagePiecesProps {
  /** What `translator.rich` answered. */
  pieces: readonly ReactNode[]
}

/**
 * Shows a message with tags. Its pieces never change places, so they need no keys.
 *
 * @example
 * <MessagePieces pieces={t.rich('checkout.terms', { link: (text) => <a href="/terms">{text}</a> })} />
 */
export function MessagePieces({ pieces }: MessagePiecesProps): ReactElement {
  return createElement(Fragment, null, ...pieces)
}
