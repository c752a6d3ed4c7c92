'use client'

import { useEffect, useRef } from 'react'
import type { FocusEventHandler } from 'react'

import type { FormAnswer } from './form-answer.js'

export interface HeldFocus {
  /** Of a submit: where the focus is then. */
  onSend: () => void
  /** Of the form. */
  onFocus: FocusEventHandler<HTMLFormElement>
  /** Whether the visitor is in another field than at the submit. */
  hasMovedOn: () => boolean
}

/**
 * Holds the focus of a visitor who types on while a form is on its way. The answer would move it to
 * the first wrong field, and what is typed with it.
 */
export function useHeldFocus(answer: FormAnswer | null): HeldFocus {
  /** The element that had the focus at the submit, or got it by the answer. */
  const sentFrom = useRef<Element | null>(null)
  const focused = useRef(answer)
  const isElsewhere = (target: EventTarget | null): target is HTMLElement =>
    sentFrom.current !== null &&
    target instanceof HTMLElement &&
    target.matches('form :is(input, select, textarea)') &&
    target !== sentFrom.current
  useEffect(() => {
    focused.current = answer
  }, [answer])
  return {
    onSend() {
      sentFrom.current = document.activeElement
    },
    onFocus({ target, relatedTarget }) {
      // Between a new answer and its effects the focus is moved by conform alone.
      if (focused.current === answer) return
      focused.current = answer
      if (isElsewhere(relatedTarget)) relatedTarget.focus()
      else sentFrom.current = target
    },
    hasMovedOn: () => isElsewhere(document.activeElement),
  }
}
