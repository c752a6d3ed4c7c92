/** An image of the app: an icon, or a screenshot. */
export interface ManifestImage {
  src: string
  /** Width and height in pixels: `512x512`; `any` for an SVG. */
  sizes: string
  type: string
}

/** A way into the app from its icon. */
export interface ManifestShortcut {
  name: string
  url: string
  icon?: ManifestImage
}

/** A screenshot, as a browser shows it before the app is installed. */
export interface ManifestScreenshot extends ManifestImage {
  /** `wide` for a desktop, `narrow` for a phone. */
  formFactor: 'narrow' | 'wide'
  label: string
}

/** Web app manifest of a site in one language. */
export interface ManifestOptions {
  name: string
  /** Under the icon; 12 characters are shown for certain. @default the name */
  shortName?: string
  description: string
  /** BCP 47 tag. */
  lang: string
  /** @default 'ltr' */
  dir?: 'ltr' | 'rtl'
  /** Path that the app opens. @default '/' */
  startUrl?: string
  themeColor?: string
  /** Behind the icon while the app starts. @default '#ffffff' */
  backgroundColor?: string
  /** Square icons by their edge in pixels. */
  icons: readonly { src: string; sizePx: number; isMaskable?: boolean }[]
  shortcuts?: readonly ManifestShortcut[]
  screenshots?: readonly ManifestScreenshot[]
  /** @see {@link https://github.com/w3c/manifest/wiki/Categories} @default none */
  categories?: readonly string[]
}

/**
 * The manifest of a site that can be installed. All languages are one app: they share its id and
 * its scope.
 *
 * @see {@link https://www.w3.org/TR/appmanifest/}
 */
export function createManifest(options: ManifestOptions): Record<string, unknown> {
  const { name, description, lang, icons, shortcuts = [], screenshots = [] } = options
  return {
    id: '/',
    name,
    short_name: options.shortName ?? name,
    description,
    lang,
    dir: options.dir ?? 'ltr',
    start_url: options.startUrl ?? '/',
    scope: '/',
    display: 'standalone',
    theme_color: options.themeColor,
    background_color: options.backgroundColor ?? '#ffffff',
    categories: options.categories ?? [],
    icons: icons.map(({ src, sizePx, isMaskable }) => ({
      src,
      sizes: `${sizePx}x${sizePx}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
    shortcuts: shortcuts.map(({ icon, ...shortcut }) => ({
      ...shortcut,
      ...(icon ? { icons: [icon] } : {}),
    })),
    screenshots: screenshots.map(({ formFactor, ...image }) => ({
      ...image,
      form_factor: formFactor,
    })),
  }
}
