import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const family = '@expo-google-fonts/source-sans-3'

/** Files with Greek and Latin letters; what a document uses of them is put into it. */
export const pdfFonts = {
  regular: resolve(`${family}/400Regular/SourceSans3_400Regular.ttf`),
  strong: resolve(`${family}/600SemiBold/SourceSans3_600SemiBold.ttf`),
} as const
