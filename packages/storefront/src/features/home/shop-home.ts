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
  /** The document `/index`. */
  | 'text'
  | 'contact'

/** A promise of the shop; each has messages of its own, and is omitted where it does not apply. */
export type HomeBanner = 'instalments' | 'shipping' | 'phone' | 'makers'

/** A use of the shop's goods. */
export interface HomeUse<Code extends string = string> {
  title: Readonly<Record<Code, string>>
  /** Name of an image in the asset service. */
  image: string
  /** Slugs of categories in any locale; empty ones are omitted. */
  categories: readonly string[]
}

/** Content of a tenant's home page; only the server reads it. */
export interface ShopHome<Code extends string = string> {
  /** From top to bottom. Empty sections are omitted. */
  sections: readonly HomeSection[]
  /** Name of the image next to the shop's own text, when nothing is reduced. @default none */
  heroImage?: string
  /** Each with the name of its image in the asset service. */
  banners: readonly { name: HomeBanner; image: string }[]
  /** 'What are you looking for?' */
  uses: readonly HomeUse<Code>[]
}
