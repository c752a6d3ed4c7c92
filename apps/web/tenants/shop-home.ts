/** A part of the home page below its first statement. */
export type HomeSection =
  | 'categories'
  | 'offers'
  | 'uses'
  | 'sale'
  | 'brands'
  | 'newest'
  | 'banners'
  | 'suggested'
  | 'features'
  | 'contact'

/** A promise of the shop; each has messages of its own, and is left out where it does not hold. */
export type HomeBanner = 'instalments' | 'shipping' | 'phone' | 'makers'

/** A way into the shop by what somebody needs its goods for. */
export interface HomeUse<Code extends string> {
  title: Readonly<Record<Code, string>>
  /** Name of a drawing in the asset service. */
  image: string
  /** Slugs of categories in any locale; those without products are left out. */
  categories: readonly string[]
}

/** What a tenant's home page shows; read by the server alone. */
export interface ShopHome<Code extends string> {
  /** From the top. What has nothing to show is left out. */
  sections: readonly HomeSection[]
  /** Name of the drawing beside the shop's own words, when nothing is reduced. */
  heroImage: string
  /** Each with the name of its image in the asset service. */
  banners: readonly { name: HomeBanner; image: string }[]
  /** 'What are you looking for?' */
  uses: readonly HomeUse<Code>[]
}
