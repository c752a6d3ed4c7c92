export { compressFiles } from './lib/vite/compress-files.js'
export { createSharedChunks, type SharedChunksOptions } from './lib/vite/create-shared-chunks.js'
export { guardedReload } from './lib/vite/guarded-reload.js'
export { linaria } from './lib/vite/linaria.js'
