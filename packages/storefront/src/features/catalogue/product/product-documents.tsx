import { Icon, Text } from '@floga/ui'
import { color } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import { useFormatters } from '@floga/i18n/react'
import type { ReactElement } from 'react'

import type { ProductData } from '../../../request/api/api-types.js'
import { shopAsset } from '../../../components/shop-asset.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'

const list = css`
  @layer app {
    li {
      border-block-end: 1px solid ${color.line};
    }
    a {
      display: flex;
      align-items: center;
      gap: 0.75rem;
      min-block-size: 44px;
      padding-block: 0.5rem;
      color: ${color.primaryText};
      text-decoration: none;
    }
    a:hover > strong {
      text-decoration: underline;
    }
    a > strong {
      flex: 1;
      font-weight: 600;
    }
  }
`

/** Data sheets and instructions to download, each with its format and size. */
export function ProductDocuments(props: { documents: ProductData['documents'] }): ReactElement {
  const { t } = useLanguage()
  const shop = useStorefront()
  const { number } = useFormatters()
  return (
    <ul className={list}>
      {props.documents.map(({ title, url, format, bytes }) => (
        <li key={url}>
          <a href={shopAsset(shop, url)}>
            <Icon name="download" />
            <strong>{title}</strong>
            <Text as="span" size="small" tone="soft">
              {bytes === null
                ? format.toUpperCase()
                : t('product.fileSize', {
                    format: format.toUpperCase(),
                    size: number(Math.max(1, bytes / 1024), { maximumFractionDigits: 0 }),
                  })}
            </Text>
          </a>
        </li>
      ))}
    </ul>
  )
}
