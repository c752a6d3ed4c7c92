import { Button, LinkProvider, ProductCard } from '@floga/ui'
import type { LinkTargetProps, ProductCardProps } from '@floga/ui'
import { layerOrder } from '@floga/ui/layers'
import { themeRules } from '@floga/ui/theme'
import type { Theme } from '@floga/ui/theme'
import type { ReactElement, ReactNode } from 'react'
import '@floga/ui/fonts.css'
import '@floga/ui/global'

/** This shop's colours; every other token stays as the kit has it. */
export const theme: Theme = {
  light: {
    primary: '#12805c',
    primaryText: '#0b6e4f',
    primarySoft: '#e9f6f1',
    action: '#0b6e4f',
    actionHover: '#095c42',
    actionPress: '#064a35',
    focus: '#0b6e4f',
  },
}

/** The order of the layers comes first in the head, followed by the theme. */
export function Head(): ReactElement {
  return (
    <head>
      <style dangerouslySetInnerHTML={{ __html: layerOrder }} />
      <style dangerouslySetInnerHTML={{ __html: themeRules(theme) }} />
    </head>
  )
}

/** The kit's links go through the shop's router. */
export function Shop({ children }: { children: ReactNode }): ReactElement {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>
}

function RouterLink({ href, children, ...rest }: LinkTargetProps): ReactElement {
  return (
    <a href={`/en${href}`} {...rest}>
      {children}
    </a>
  )
}

/** Texts and prices are ready: translated and formatted by the shop. */
export function Offer(props: { product: ProductCardProps; addLabel: string }): ReactElement {
  return <ProductCard {...props.product} action={<Button icon="bag">{props.addLabel}</Button>} />
}
