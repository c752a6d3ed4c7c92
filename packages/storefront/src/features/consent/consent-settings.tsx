'use client'

import type { ConsentChoice } from '@floga/consent'
import { useFormatters } from '@floga/i18n/react'
import { Button, Heading, Stack, Text } from '@floga/ui'
import { media } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useState } from 'react'
import type { ReactElement } from 'react'

import { buttonRow } from '../../components/button-row.styles.js'
import { useSite } from '../../site/use-site.js'
import { useConsent } from './use-consent.js'
import { useConsentChoice } from './use-consent-choice.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

/**
 * The choice is known once scripts run: its place is there from the start, so that nothing below it
 * moves.
 */
const status = css`
  @layer app {
    min-block-size: 3em;
    ${media.md} {
      min-block-size: 1.5em;
    }
  }
`

/**
 * Messages that only this page needs, part of its loader data. `{date}` is replaced by the day of
 * the choice.
 */
export type ChoiceTexts = Record<
  'title' | 'intro' | 'saved' | 'none' | 'basic' | 'all' | 'overruled',
  string
>

/**
 * Shows the visitor's cookie choice and lets it be changed; empty if there is nothing to choose.
 */
export function ConsentSettings({ texts }: { texts: ChoiceTexts }): ReactElement | null {
  const { href } = useLanguage()
  const { date } = useFormatters()
  const { cookies } = useSite()
  const consent = useConsent()
  const [pressed, setPressed] = useState<ConsentChoice | null>(null)
  const choose = useConsentChoice(setPressed)
  if (!cookies) return null
  const { record, prompt, isOptedOut } = consent ?? {}
  const back = new URLSearchParams({ return: href('/cookie-policy') })
  return (
    <Stack as="section" gap="sm" id="choice" aria-labelledby="choice-title">
      <Heading level={2} size={3} id="choice-title">
        {texts.title}
      </Heading>
      <Text>{texts.intro}</Text>
      <Text role="status" className={status}>
        {isOptedOut && pressed !== 'all' && cookies.optedOut}
        {isOptedOut && pressed === 'all' && texts.overruled}
        {!isOptedOut && pressed && `${texts.saved} `}
        {!isOptedOut &&
          record &&
          texts[record.choice].replace('{date}', date(record.decidedOn, 'long'))}
        {prompt === 'question' && texts.none}
      </Text>
      <form method="post" action={`${href('/cookie-consent')}?${back}`} onSubmit={choose}>
        <div className={buttonRow}>
          <Button type="submit" name="consent" value="basic">
            {cookies.basic}
          </Button>
          <Button type="submit" name="consent" value="all">
            {cookies.all}
          </Button>
        </div>
      </form>
    </Stack>
  )
}
