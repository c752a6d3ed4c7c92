import type { ConsentChoice } from '@floga/consent'
import { useFormatters } from '@floga/i18n/react'
import { Button, Heading, Stack, Text } from '@floga/ui'
import { media } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useState } from 'react'
import type { ReactElement } from 'react'

import { buttonRow } from '../shell/page/button-row.styles.js'
import { useSite } from '../shell/page/use-site.js'
import { useConsent } from '../wiring/consent/use-consent.js'
import { useConsentChoice } from '../wiring/consent/use-consent-choice.js'
import { useHref } from '../wiring/i18n/use-messages.js'

/** The choice is known once scripts run: its place is there from the start, so that nothing below it moves. */
const status = css`
  @layer app {
    min-block-size: 3em;
    ${media.md} {
      min-block-size: 1.5em;
    }
  }
`

/** Words that this page alone needs: they come with its data. `{date}` stands for the day of the choice. */
export type ChoiceWords = Record<
  'title' | 'intro' | 'saved' | 'none' | 'basic' | 'all' | 'overruled',
  string
>

/** Shows the visitor's choice of cookies and takes another; nothing where there is nothing to choose. */
export function ConsentSettings({ words }: { words: ChoiceWords }): ReactElement | null {
  const href = useHref()
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
        {words.title}
      </Heading>
      <Text>{words.intro}</Text>
      <Text role="status" className={status}>
        {isOptedOut && pressed !== 'all' && cookies.optedOut}
        {isOptedOut && pressed === 'all' && words.overruled}
        {!isOptedOut && pressed && `${words.saved} `}
        {!isOptedOut &&
          record &&
          words[record.choice].replace('{date}', date(record.decidedOn, 'long'))}
        {prompt === 'question' && words.none}
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
