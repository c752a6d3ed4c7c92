import { Disclosure, Icon, Link, Text } from '@floga/ui'
import { color, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { RichText } from '@floga/storefront'
import type { RichTextNode } from '../wiring/content/rich-text.js'
import { useHref } from '../wiring/i18n/use-messages.js'
import { guaranteePath } from '@floga/storefront/shop'

const box = css`
  @layer app {
    display: flex;
    gap: ${space.xs};
    align-items: start;
    padding: ${space.sm};
    border: 1px solid ${color.line};
    border-radius: 6px;

    > div {
      flex: 1;
      min-inline-size: 0;
    }
  }
`

export interface LegalGuaranteeProps {
  title: string
  summary: string
  /** Without it the title leads to the page. */
  body?: readonly RichTextNode[]
}

/** The reminder of the legal guarantee that the law wants before a contract. */
export function LegalGuarantee({ title, summary, body }: LegalGuaranteeProps): ReactElement {
  const href = useHref()
  return (
    <div role="note" className={box}>
      <Icon name="shield" />
      <div>
        <Text size="small">{summary}</Text>
        {body ? (
          <Disclosure title={title} variant="plain">
            <RichText nodes={body} />
          </Disclosure>
        ) : (
          <Link href={href(guaranteePath)}>{title}</Link>
        )}
      </div>
    </div>
  )
}
