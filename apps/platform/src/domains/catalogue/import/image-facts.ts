/** What the catalogue keeps of an image beside its name and words. */
export interface ImageFacts {
  width: number
  height: number
  /** A blurred preview as a data URL; null for a drawing. */
  preview: string | null
  /** Changes with the image's bytes. */
  version: string
  isDrawing: boolean
}

/** Finds an image by name; null when there is none. */
export type DescribeImage = (name: string) => Promise<ImageFacts | null>

/** An image as it is stored with a record. */
export interface StoredImage extends ImageFacts {
  file: string
  /** Locale → text alternative. */
  alt: Record<string, string>
}
