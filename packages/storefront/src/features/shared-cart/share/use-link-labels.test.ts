import { createFormatters } from '@floga/i18n'
import { expect, it } from 'vitest'

import { testLanguage } from '../../../testing/in-test-shop.js'
import { invitationState } from './use-link-labels.js'

it('names who joined by an invitation as the language joins names', () => {
  const stateFor = (iso: string, joined: string[]) =>
    invitationState(
      { createdAt: '2026-11-30T10:00:00Z', joined, end: null },
      testLanguage.t,
      createFormatters({ iso, timeZone: 'Europe/Athens' }),
    )
  expect(stateFor('de-DE', ['Anna', 'Bernd'])).toContain('link: Anna und Bernd ·')
  expect(stateFor('el-GR', ['Άννα', 'Νίκος', 'Ελένη'])).toContain('link: Άννα, Νίκος και Ελένη ·')
  expect(stateFor('de-DE', [])).toContain('Nobody has joined')
})
