import { useFormatters } from '@floga/i18n/react'
import { Heading, Stack, Text } from '@floga/ui'
import { color, radius, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useLanguage, useStorefront } from '../../lib/views/storefront-context.js'
import type { RequestData } from './request-details.js'

const thread = css`
  @layer app {
    display: grid;
    gap: ${space.sm};

    > li {
      display: grid;
      gap: ${space['2xs']};
      max-inline-size: 40rem;
      padding: ${space.sm} ${space.md};
      border: 1px solid ${color.line};
      border-radius: ${radius.control};
      background: ${color.ground};
    }
    > li[data-author='staff'] {
      margin-inline-start: ${space.lg};
      background: ${color.groundSoft};
    }
    [data-part='text'] {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`

/** The messages, and changes of status. */
export function RequestThread({ request }: { request: RequestData }): ReactElement {
  const { t } = useLanguage()
  const shop = useStorefront()
  const { dateTime } = useFormatters()
  return (
    <>
      {request.messages.length > 0 && (
        <Stack as="section" gap="sm" id="thread">
          <Heading level={2} size={3}>
            {t('request.messages')}
          </Heading>
          <ol className={thread}>
            {request.messages.map(({ at, author, text }) => (
              <li key={`${at}${text}`} data-author={author}>
                <Text size="small" tone="soft">
                  {author === 'staff' ? shop.name : request.name} · {dateTime(at, 'long')}
                </Text>
                <p data-part="text">{text}</p>
              </li>
            ))}
          </ol>
        </Stack>
      )}
      <Stack as="section" gap="xs">
        <Heading level={2} size={4}>
          {t('request.history')}
        </Heading>
        <ol>
          {request.history.map(({ at, status }) => (
            <li key={`${at}${status}`}>
              <Text size="small">
                {dateTime(at, 'long')} · {t(`request.status${status}`)}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </>
  )
}
