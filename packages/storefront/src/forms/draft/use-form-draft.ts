'use client'

import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { useStorefront } from '../../lib/views/storefront-context.js'
import { storedKeysOf } from '../../request/browser/stored-keys.js'
import { deleteFormDraft, saveFormDraft, restoreFormDraft } from './form-draft.js'

export interface FormDraftOptions {
  formId: string
  /** False for forms of passwords. */
  isSaved: boolean
  /** The page has action data, which contains the typed values. */
  isAnswered: boolean
  /**
   * There was no response: the form is still to be submitted. A new object for each time; null for
   * none.
   */
  unsent: object | null
  /** The form was submitted successfully: its draft is deleted. */
  isDone: boolean
}

/**
 * Saves typed values across a reload and the end of a session, until the form was submitted or the
 * visitor left its page.
 */
export function useFormDraft(
  ref: RefObject<HTMLFormElement>,
  { formId, isSaved, isAnswered, unsent, isDone }: FormDraftOptions,
): void {
  const { pathname } = useLocation()
  const { formDrafts } = storedKeysOf(useStorefront())
  const key = `${formDrafts}${pathname}:${formId}`

  const isSent = useRef(false)

  useEffect(() => {
    if (unsent) isSent.current = false
  }, [unsent])

  useEffect(() => {
    const form = ref.current
    if (!form || !isSaved) return
    isSent.current = false
    const save = (): void => {
      isSent.current = false
      saveFormDraft(form, window.sessionStorage, key)
    }
    const markSubmitted = (): void => {
      isSent.current = true
    }
    if (!isAnswered) restoreFormDraft(form, window.sessionStorage, key)
    form.addEventListener('input', save)
    form.addEventListener('submit', markSubmitted)
    return () => {
      form.removeEventListener('input', save)
      form.removeEventListener('submit', markSubmitted)
      // A submitted form that is no longer shown succeeded, unless it was redirected to a login:
      // its session had expired.
      const isAtLogin = window.location.pathname.includes('/auth/')
      if (isSent.current && !isAtLogin) deleteFormDraft(window.sessionStorage, key)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- action data neither restores nor deletes a draft: it contains the input. A submitted form is reset.
  }, [ref, key, isSaved, isDone])

  useEffect(() => {
    if (isDone) deleteFormDraft(window.sessionStorage, key)
  }, [isDone, key])
}
