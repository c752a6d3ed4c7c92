/** What the catalogue keeps of a picture beside its name and words. */
export interface PictureFacts {
  width: number
  height: number
  /** A blurred preview as a data URL; null for a drawing. */
  preview: string | null
  /** Changes with the picture's bytes. */
  version: string
  isDrawing: boolean
}

/** Finds a picture by name; null when there is none. */
export type DescribePicture = (name: string) => Promise<PictureFacts | null>

/** A picture as it is stored with a record. */
export interface StoredPicture extends PictureFacts {
  file: string
  /** Locale → text alternative. */
  alt: Record<string, string>
}
