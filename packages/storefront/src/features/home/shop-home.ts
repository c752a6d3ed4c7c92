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

/** A promotion that opens the home page in a part of the year. */
export interface HomeSeason<Code extends string = string> {
  /** First day, as `MM-DD`. */
  from: string
  /** Last day, as `MM-DD`; before `from` in a season that goes over the turn of the year. */
  until: string
  /** Its slug by locale. While it does not run, the page opens with the largest reduction. */
  promotion: Readonly<Record<Code, string>>
  /**
   * Name of an image in the asset service, sixteen wide and nine high: its goods are in the right
   * half, the text is over the left.
   */
  scene: string
  /** @default the promotion's name */
  title?: Readonly<Record<Code, string>>
}

/** A tile beside the first statement: a promotion that runs, or a promise of the shop. */
export type HomeTile<Code extends string = string> = {
  /** Name of an image in the asset service, shown whole in a square. */
  image: string
} & ({ promotion: Readonly<Record<Code, string>> } | { banner: HomeBanner })

/** Content of a tenant's home page; only the server reads it. */
export interface ShopHome<Code extends string = string> {
  /** From top to bottom, below the first statement. Empty sections are omitted. */
  sections: readonly HomeSection[]
  /** The first that holds today opens the page. @default the largest reduction does */
  seasons?: readonly HomeSeason<Code>[]
  /** Beside the first statement; two fill its height. @default none */
  beside?: readonly HomeTile<Code>[]
  /** Name of the image next to the shop's own text, when nothing is reduced. @default none */
  heroImage?: string
  /** Each with the name of its image in the asset service. */
  banners: readonly { name: HomeBanner; image: string }[]
  /** 'What are you looking for?' */
  uses: readonly HomeUse<Code>[]
}
