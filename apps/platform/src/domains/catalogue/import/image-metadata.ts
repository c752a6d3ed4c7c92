/** Stored metadata of an image besides its name and texts. */
export interface ImageMetadata {
  width: number
  height: number
  /** A blurred preview as a data URL; null for an SVG. */
  preview: string | null
  /** Changes with the image's bytes. */
  version: string
  isDrawing: boolean
}

/** Finds an image by name; null when there is none. */
export type DescribeImage = (name: string) => Promise<ImageMetadata | null>

/** An image as it is stored with a record. */
export interface StoredImage extends ImageMetadata {
  file: string
  /** Locale → text alternative. */
  alt: Record<string, string>
}
