// @vitest-environment jsdom
import { createSeo } from '@floga/seo'
import type { MetaDescriptor } from '@floga/seo'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { readHeadMeta } from './read-head-meta.js'

/** As Remix draws each of them. */
function draw(descriptor: MetaDescriptor, key: number): ReactElement {
  if ('title' in descriptor) return <title key={key}>{descriptor.title}</title>
  if ('tagName' in descriptor) {
    const { tagName, ...props } = descriptor
    return createElement(tagName, { key, ...props })
  }
  if (!('script:ld+json' in descriptor)) return <meta key={key} {...descriptor} />
  const json = JSON.stringify(descriptor['script:ld+json']).replaceAll('<', String.raw`\u003c`)
  // oxlint-disable-next-line react/no-danger -- as Remix writes it
  return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

describe('readHeadMeta', () => {
  it('gives back what a page was described with, and nothing of what stands around it', () => {
    const written = createSeo({
      siteName: 'Floga',
      description: 'LPG',
      origin: 'https://shop.example',
      defaultLocale: 'el',
      locale: 'en',
    }).page({
      title: 'Hose “8 mm” <b> & more',
      path: '/en/hose',
      alternates: [
        { locale: 'el', iso: 'el-GR', href: '/solinas' },
        { locale: 'en', iso: 'en-GB', href: '/en/hose' },
      ],
      image: { url: '/hose.jpg', widthPx: 1200, heightPx: 1200 },
      jsonLd: [
        { '@context': 'https://schema.org', '@type': 'Product', name: 'Hose </script>' },
        { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] },
      ],
    })
    document.head.innerHTML = renderToStaticMarkup(
      <>
        <meta name="theme-color" content="#fff" />
        {written.map(draw)}
        <link rel="stylesheet" href="/a.css" />
        <meta name="late" content="of others" />
      </>,
    )
    expect(readHeadMeta(document.head)).toEqual(written)
    // The texts are keys of elements: their parts have to stand in the same order.
    expect(JSON.stringify(readHeadMeta(document.head))).toBe(JSON.stringify(written))
  })
})
