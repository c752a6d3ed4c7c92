import { VariantsBySkuDocument } from '@floga/api-client/operations'
import type { VariantsBySkuQuery } from '@floga/api-client/operations'
import { useFormatters } from '@floga/i18n/react'
import {
  Alert,
  Button,
  ButtonLink,
  CartLine,
  EmptyState,
  Stack,
  Text,
  VisuallyHidden,
} from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../../forms/form-page.js'
import { sendKeepingPage } from '../../../forms/send-form.js'
import { savePassedOn } from '../server/cart-cookies.server.js'
import { answerCopy } from '../server/answer-copy.server.js'
import { copyPath, parseCopyItems } from './copy-items.js'
import { imageSizes, toImage } from '../../../components/images/to-image.js'
import type { ImagesShop } from '../../../components/images/to-image.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { pageContext } from '../../../request/page-context.server.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageHandle } from '../../../request/page-handle.js'
import { samePath } from '../../../request/seo/alternates.server.js'
import { pageMeta } from '../../../request/seo/page-meta.server.js'
import { additionErrorText } from '../cart-error-message.js'

export { meta } from '../../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['sharing', 'forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  const text = page.url.searchParams.get('items')
  const items = parseCopyItems(text)
  const found = items && (await page.api.query(VariantsBySkuDocument, { items })).variantsBySku
  const alternates = samePath(page.shop, copyPath + page.url.search)
  return pageData(
    {
      text: items && text,
      items: found?.map((item) => toOffered(page.shop, item)) ?? null,
      alternates,
      meta: pageMeta(page, {
        title: page.t('cartCopy.title'),
        description: page.t('cartCopy.intro'),
        path: copyPath,
        alternates,
        noindex: true,
      }),
    },
    { status: items ? 200 : 400, headers: { 'Cache-Control': 'no-store' } },
  )
}

/** Adds the available items; the cart page then shows the result of each line. */
export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const { errors, status, headers } = await answerCopy(args, page)
  if (errors.length > 0 && !(await savePassedOn(args.context, errors))) {
    return pageData({ errors }, { status, headers })
  }
  return redirect(page.href('/shopping-cart'), { status: 303, headers })
}

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return sendKeepingPage(args, () => ({
    errors: [{ code: 'UNKNOWN', lineId: null, available: null }],
  }))
}

type FoundItem = VariantsBySkuQuery['variantsBySku'][number]

function toOffered(
  shop: ImagesShop,
  { variant, productName, productSlug, image, kind, ...item }: FoundItem,
) {
  return {
    ...item,
    product: variant && {
      name: variant.label ? `${productName}, ${variant.label}` : (productName ?? item.sku),
      path: `/products/${productSlug}`,
      image: toImage(shop, image, { sizes: imageSizes.thumbnail, alt: '', kind }),
      price: variant.salePriceWithTax,
    },
  }
}

/** Another person's shared list of items, to add to one's own cart. */
export default function CopyCartPage(): ReactElement {
  const { text, items } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.errors[0]
  const { t, href } = useLanguage()
  const isBusy = useNavigation().formAction?.startsWith(href(copyPath)) ?? false
  const hasSome = items?.some(({ quantity }) => quantity > 0) ?? false
  if (!items || !text) {
    return (
      <FormPage title={t('cartCopy.title')}>
        <EmptyState icon="bag" title={t('cartCopy.wrong')} action={<ToProducts />}>
          {t('cartCopy.wrongText')}
        </EmptyState>
      </FormPage>
    )
  }
  return (
    <FormPage title={t('cartCopy.title')} intro={t('cartCopy.intro')}>
      {refused && (
        <Alert tone="danger" role="alert">
          {additionErrorText(refused, t)}
        </Alert>
      )}
      <section aria-label={t('cartCopy.items')}>
        <h2>
          <VisuallyHidden>{t('cartCopy.items')}</VisuallyHidden>
        </h2>
        <ul>
          {items.map((item) => (
            <li key={item.sku}>
              <OfferedLine {...item} />
            </li>
          ))}
        </ul>
      </section>
      {hasSome ? (
        <Form method="post" action={`${href(copyPath)}?items=${encodeURIComponent(text)}`}>
          <input type="hidden" name="items" value={text} />
          <Stack direction="row" gap="md" align="center">
            <Button type="submit" variant="primary" icon="bag" isBusy={isBusy}>
              {t('cartCopy.add')}
            </Button>
            <Text as="span" size="small" tone="soft">
              {t('cartCopy.kept')}
            </Text>
          </Stack>
        </Form>
      ) : (
        <Alert tone="warning" actions={<ToProducts />}>
          {t('cartCopy.none')}
        </Alert>
      )}
    </FormPage>
  )
}

function ToProducts(): ReactElement {
  const { t, href } = useLanguage()
  return <ButtonLink href={href('/products')}>{t('cart.continue')}</ButtonLink>
}

type Offered = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['items']>[number]

/** One item: the current product, the available quantity, and why it is reduced. */
function OfferedLine({
  sku,
  product,
  requestedQuantity,
  quantity,
  message,
}: Offered): ReactElement {
  const { t, href } = useLanguage()
  const { money } = useFormatters()
  if (!product) {
    return (
      <Alert tone="warning" title={sku}>
        <p>{message ?? t('cartCopy.unknown')}</p>
      </Alert>
    )
  }
  const { amountMinor, currency } = product.price
  return (
    <CartLine
      name={product.name}
      href={href(product.path)}
      image={product.image}
      unitPrice={t('cart.each', { amount: money(product.price) })}
      quantity={t('cart.pieces', { count: requestedQuantity })}
      total={quantity > 0 ? money({ amountMinor: amountMinor * quantity, currency }) : null}
      message={
        message && (
          <Alert tone="warning">
            <p>{message}</p>
            {quantity > 0 && <p>{t('cartCopy.only', { count: quantity })}</p>}
          </Alert>
        )
      }
    />
  )
}
