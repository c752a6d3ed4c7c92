import { createPlatformClient } from '@floga/api-client'
import { ProductDocument } from '@floga/api-client/operations'

const platform = createPlatformClient({
  endpoints: {
    main: 'https://platform.example/main',
    data: 'https://platform.example/data',
    auth: 'https://platform.example/auth',
  },
  tenant: 'floga',
  locale: 'el',
  timezone: 'Europe/Athens',
})

export const { product } = await platform.eshop.query(ProductDocument, {
  where: { slug: 'rythmistis' },
})
