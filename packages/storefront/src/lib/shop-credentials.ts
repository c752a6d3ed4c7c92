// What tells visitors with whom they deal: types of a tenant's data.

/** A card or a service. */
export interface PaymentLogo {
  name: string
  /** Name of an SVG in the asset service; check its owner's terms. @default its name in letters */
  image?: string
}

/** A register that the shop is in, or a licence that its people have. */
export interface ShopRegister<Code extends string = string> {
  name: Readonly<Record<Code, string>>
  number: string
  /** Its entry at the authority. @default no link */
  url?: string
}

/** A photograph in the asset service, four wide and three high. */
export interface ShopPhotograph<Code extends string = string> {
  image: string
  /** What it shows. */
  alt: Readonly<Record<Code, string>>
}

/** An image in the asset service, 16 wide and 9 high, of goods in a room where they are used. */
export interface ShopScene<Code extends string = string> {
  image: string
  /** What it shows. */
  alt: Readonly<Record<Code, string>>
}

/** Scenes by their page; only the server reads them. */
export interface ShopScenes<Code extends string = string> {
  /** Next to the forms for logging in and registering. */
  auth?: ShopScene<Code>
  /** Above the contact form. */
  contact?: ShopScene<Code>
  /** Next to the names of categories, from tablets on. */
  categories?: readonly (ShopScene<Code> & { slug: Readonly<Record<Code, string>> })[]
}

/** Photographs by their place. */
export interface ShopPhotographs<Code extends string = string> {
  /** The shop from the street or inside: next to its address. */
  shop?: ShopPhotograph<Code>
  /** The people who answer: next to the form that one writes to them with. */
  people?: ShopPhotograph<Code>
}
