import { Disclosure, Icon, Link, Text } from '@floga/ui'
import { color, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { RichText } from './rich-text/rich-text.js'
import type { RichTextNode } from './rich-text/rich-text-node.js'
import { useLanguage } from '../lib/views/storefront-context.js'
import { guaranteePath } from '../features/content/guarantee-path.js'

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
  const { href } = useLanguage()
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
