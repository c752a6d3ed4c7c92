import { organizationJsonLd, serializeJsonLd } from '@floga/seo'

const data = organizationJsonLd({ name: 'Floga', url: 'https://shop.example' })
export const script = `<script type="application/ld+json">${serializeJsonLd(data)}</script>`
