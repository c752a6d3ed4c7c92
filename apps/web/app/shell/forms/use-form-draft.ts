import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { storedKeys } from '../../wiring/browser/stored-keys.js'
import { deleteFormDraft, saveFormDraft, restoreFormDraft } from './form-draft.js'

export interface FormDraftOptions {
  formId: string
  /** False for forms of passwords. */
  isKept: boolean
  /** The page came with an answer: what was typed stands in it. */
  isAnswered: boolean
  /** Nobody has answered: what was sent is still to be sent. A new object for each time; null for none. */
  unsent: object | null
  /** It was sent: nothing is worth keeping any more. */
  isDone: boolean
}

/** Keeps what is typed over a reload and the end of a session, until the form was sent or its page left for good. */
export function useFormDraft(
  ref: RefObject<HTMLFormElement>,
  { formId, isKept, isAnswered, unsent, isDone }: FormDraftOptions,
): void {
  const { pathname } = useLocation()
  const key = `${storedKeys.formDrafts}${pathname}:${formId}`

  const isSent = useRef(false)

  useEffect(() => {
    if (unsent) isSent.current = false
  }, [unsent])

  useEffect(() => {
    const form = ref.current
    if (!form || !isKept) return
    isSent.current = false
    const keep = (): void => {
      isSent.current = false
      saveFormDraft(form, window.sessionStorage, key)
    }
    const send = (): void => {
      isSent.current = true
    }
    if (!isAnswered) restoreFormDraft(form, window.sessionStorage, key)
    form.addEventListener('input', keep)
    form.addEventListener('submit', send)
    return () => {
      form.removeEventListener('input', keep)
      form.removeEventListener('submit', send)
      // A form that was sent and is gone did its work, but where it led to a login: its session had ended.
      const isAtLogin = window.location.pathname.includes('/auth/')
      if (isSent.current && !isAtLogin) deleteFormDraft(window.sessionStorage, key)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer puts no draft back, and drops none: it shows what was typed. A form that was sent stands anew.
  }, [ref, key, isKept, isDone])

  useEffect(() => {
    if (isDone) deleteFormDraft(window.sessionStorage, key)
  }, [isDone, key])
}
